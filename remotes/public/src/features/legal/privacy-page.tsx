import { usePage, useSite } from '@larkfare/remote-contract';
import { LegalPage } from './legal-page.tsx';
import { usePrivacyPolicy } from './use-sections.ts';

/** /privacy */
export function Component() {
  const { name } = useSite();
  const sections = usePrivacyPolicy();
  usePage({
    title: 'Privacy policy',
    description: `What personal information ${name} collects, what for, how long it is kept, who sees it, and what rights you have.`,
    canonicalPath: '/privacy',
    ...(sections.problem && { status: 503 }),
  });
  return <LegalPage heading="Privacy policy" sections={sections} />;
}
