import { Link } from 'react-router';
import { useLoading } from '@larkfare/remote-contract';
import { buttonClass } from '@larkfare/ui-kit';
import { PlainScreen } from './plain-screen.tsx';

/** Shown while the code of a remote's screen is loading; the visitor can navigate elsewhere meanwhile. */
export function LoadingScreen() {
  useLoading(true);
  return (
    <PlainScreen
      heading="This page is loading"
      text="It is taking longer than usual. Wait here until it has loaded, or carry on elsewhere."
    >
      <Link to="/home" className={buttonClass({ size: 'large' })}>
        Go to the home page
      </Link>
      <Link to="/tickets" className={buttonClass({ size: 'large' })}>
        See flights
      </Link>
    </PlainScreen>
  );
}
