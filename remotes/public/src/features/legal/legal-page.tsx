import { TextPage } from '@larkfare/ui-kit';
import { LegalContents } from './legal-contents.tsx';
import { LegalText } from './legal-text.tsx';
import type { Sections } from './use-sections.ts';

/** A policy to be read or looked something up in. */
export const LegalPage = ({ heading, reading }: { heading: string; reading: Sections }) => (
  <TextPage
    heading={heading}
    aside={
      reading.sections?.length ? (
        <LegalContents headings={reading.sections.map((section) => section.heading)} />
      ) : undefined
    }
  >
    <LegalText reading={reading} />
  </TextPage>
);
