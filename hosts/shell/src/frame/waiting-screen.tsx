import { Link } from 'react-router';
import { useLoading } from '@larkfare/remote-contract';
import { buttonClass } from '@larkfare/ui-kit';
import { PlainScreen } from './plain-screen.tsx';

/** Stands where a remote's screen will be while its code is on the way, or does not come: the shell works all the same. */
export function WaitingScreen() {
  useLoading(true);
  return (
    <PlainScreen
      heading="This page is on its way"
      text="It is taking longer than usual. It shows itself as soon as it is here; you need not wait for it."
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
