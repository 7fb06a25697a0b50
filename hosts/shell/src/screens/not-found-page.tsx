import { Link } from 'react-router';
import { usePage } from '@larkfare/remote-contract';
import { buttonClass } from '@larkfare/ui-kit';
import { PlainScreen } from './plain-screen.tsx';

/** Shown for any path that no remote owns. */
export function NotFoundPage() {
  usePage({
    title: 'Page not found',
    description: 'There is no page at this address.',
    status: 404,
  });
  return (
    <PlainScreen
      heading="We can’t find that page"
      text="The address may be mistyped, or the page may have moved."
      isDeadEnd
    >
      <Link to="/home" className={buttonClass({ tone: 'action', size: 'large' })}>
        Go to the home page
      </Link>
      <Link to="/tickets" className={buttonClass({ size: 'large' })}>
        See flights
      </Link>
    </PlainScreen>
  );
}
