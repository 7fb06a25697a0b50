import { usePage, useSite } from '@larkfare/remote-contract';
import { LegalPage } from './legal-page.tsx';
import { useTerms } from './use-sections.ts';

/** /terms */
export function Component() {
  const { name } = useSite();
  const sections = useTerms();
  usePage({
    title: 'Terms and conditions',
    description: `The terms on which ${name} arranges flights for you: requests and bookings, prices, paying, changes, cancellation and complaints.`,
    canonicalPath: '/terms',
    ...(sections.problem && { status: 503 }),
  });
  return <LegalPage heading="Terms and conditions" sections={sections} />;
}
