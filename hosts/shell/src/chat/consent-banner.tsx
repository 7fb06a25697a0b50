import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { Button, Card, Grid, Note, Text } from '@larkfare/ui-kit';
import type { LocalDate } from '@larkfare/london-dates';
import type { Notify } from '@larkfare/remote-contract';
import type { ChatOffer } from '../page/page-data.ts';
import { providerName } from './chat.rules.ts';
import type { Choice } from './consent.rules.ts';
import { useConsentChoice } from './use-consent-choice.ts';
import { useFootClearance } from './use-foot-clearance.ts';
import styles from './consent-banner.module.css';

interface ConsentBannerProps {
  chat: ChatOffer;
  today: LocalDate;
  notify: Notify;
  /** The control by which the visitor opened the banner again. */
  opener: Element | null;
  close(): void;
}

/** Requests consent to load the chat, until the visitor decides and whenever they open it again. */
export default function ConsentBanner({ chat, today, notify, opener, close }: ConsentBannerProps) {
  const { choice, decide } = useConsentChoice(chat.provider, today);
  if (choice && !opener) return null;

  const leave = () => {
    close();
    restoreFocus(opener);
  };
  const decideAndLeave = (decided: Choice) => {
    decide(decided);
    leave();
    notify.success(decided === 'accepted' ? 'Live chat is on.' : 'Live chat is off.');
  };
  return (
    <Banner
      provider={providerName(chat.provider)}
      choice={choice}
      isReopened={opener !== null}
      onDecide={decideAndLeave}
      onClose={leave}
    />
  );
}

interface BannerProps {
  /** The provider of the chat, e.g. `Crisp`. */
  provider: string;
  /** The earlier choice, when the visitor opens the banner to change it. */
  choice: Choice | undefined;
  /** Whether the visitor opened it: it then takes the focus. */
  isReopened: boolean;
  onDecide(choice: Choice): void;
  onClose(): void;
}

/**
 * A region at the start of the tab order rather than a dialog: the site works without an answer, and rejecting takes no
 * more effort than accepting.
 */
function Banner({ provider, choice, isReopened, onDecide, onClose }: BannerProps) {
  const banner = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFootClearance(banner);
  useEffect(() => {
    if (isReopened) heading.current?.focus();
  }, [isReopened]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && choice) onClose();
  };
  return (
    <Card
      as="section"
      gap={2}
      ref={banner}
      aria-labelledby="consent-heading"
      className={styles.banner}
      onKeyDown={closeOnEscape}
    >
      <Text as="h2" size={2} id="consent-heading" ref={heading} tabIndex={-1}>
        May we offer you live chat?
      </Text>
      <Note>
        It is run by {provider}, who may store cookies on your device. Nothing loads from them
        unless you accept, and everything else works without it.{' '}
        <Link to="/privacy">Privacy policy</Link>
      </Note>
      {choice && (
        <Text size={0} weight="strong">
          {choice === 'accepted' ? 'You accepted live chat.' : 'You rejected live chat.'}
        </Text>
      )}
      <Grid columns={2} gap={3} className={styles.choices}>
        <Button tone="brand" wide onClick={() => onDecide('rejected')}>
          Reject
        </Button>
        <Button tone="brand" wide onClick={() => onDecide('accepted')}>
          Accept
        </Button>
      </Grid>
    </Card>
  );
}

/** Focuses the control that opened the banner, or the page's content when it was shown first. */
function restoreFocus(opener: Element | null) {
  const target = opener?.isConnected ? opener : document.querySelector('main');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
