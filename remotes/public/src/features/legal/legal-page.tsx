import { TextPage } from '@larkfare/ui-kit';
import { LegalContents } from './legal-contents.tsx';
import { LegalText } from './legal-text.tsx';
import type { Sections } from './use-sections.ts';

/** A policy to be read or looked something up in. */
export const LegalPage = ({ heading, sections }: { heading: string; sections: Sections }) => (
  <TextPage
    heading={heading}
    aside={
      sections.data?.length ? (
        <LegalContents headings={sections.data.map((section) => section.heading)} />
      ) : undefined
    }
  >
    <LegalText sections={sections} />
  </TextPage>
);
