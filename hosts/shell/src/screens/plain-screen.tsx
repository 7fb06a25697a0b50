import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useLoading } from '@larkfare/remote-contract';
import { Button, buttonClass, Row, Stack, telephoneHref, Text } from '@larkfare/ui-kit';
import { usePageContext } from '../federation/page-context.ts';
import { InSiteFrame } from './site-frame.tsx';
import { focusHeadingSoon } from './use-focus-heading.ts';
import styles from './plain-screen.module.css';

type PlainScreenProps = {
  heading: string;
  text: string;
  /** The actions that the visitor has. */
  children: ReactNode;
  /** Offers a search and the phone number too: other ways to what the visitor came for. */
  isDeadEnd?: boolean;
};

/**
 * A screen of the shell itself, which needs no remote and no data. When the screen that it replaces arrives late or after
 * a retry, the focus moves to that screen's heading instead of being lost.
 */
export function PlainScreen({ heading, text, children, isDeadEnd = false }: PlainScreenProps) {
  const screen = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = screen.current;
    return () => {
      // The cleanup runs while this screen is still in the document, the microtask once the other one is.
      if (element?.contains(document.activeElement)) queueMicrotask(focusHeadingSoon);
    };
  }, []);
  return (
    <InSiteFrame>
      <Stack ref={screen} data-screen="shell" className={styles.screen}>
        <h1>{heading}</h1>
        <Text size={2} tone="ink-soft" className={styles.text}>
          {text}
        </Text>
        <Row className={styles.actions}>{children}</Row>
        {isDeadEnd && <OtherWays />}
      </Stack>
    </InSiteFrame>
  );
}

/** The form is plain HTML, so that it works whatever failed. */
function OtherWays() {
  const { phone } = usePageContext().data;
  return (
    <>
      <form action="/search" aria-label="Search flights" className={styles.search}>
        <label>
          From <input name="from" placeholder="City or airport" required />
        </label>
        <label>
          To <input name="to" placeholder="City or airport" required />
        </label>
        <Button type="submit">Search flights</Button>
      </form>
      {phone && (
        <Text tone="ink-soft">
          Or ring us on <a href={telephoneHref(phone)}>{phone}</a>: a person will find your flight.
        </Text>
      )}
    </>
  );
}

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
