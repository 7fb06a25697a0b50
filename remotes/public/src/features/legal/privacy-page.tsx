import { usePage, useSite } from '@larkfare/remote-contract';
import { LegalPage } from './legal-page.tsx';
import { usePrivacyPolicy } from './use-privacy-policy.ts';

/** /privacy */
export function PrivacyPage() {
  const { name } = useSite();
  const reading = usePrivacyPolicy();
  usePage({
    title: 'Privacy policy',
    description: `What personal information ${name} collects, what for, how long it is kept, who sees it, and what rights you have.`,
    canonicalPath: '/privacy',
    ...(reading.problem && { status: 503 }),
  });
  return <LegalPage heading="Privacy policy" reading={reading} />;
}
