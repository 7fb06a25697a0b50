import { useCallback, useRef, type ReactNode } from 'react';
import type { LocalDate } from '@larkfare/london-dates';
import type { Notify } from '@larkfare/remote-contract';
import { OptionalPart } from '../page/optional-part.tsx';
import type { ChatOffer } from '../page/page-data.ts';
import { providerName } from './chat.rules.ts';
import type { Choice } from './consent.rules.ts';
import { useConsentChoice } from './use-consent-choice.ts';

const loadBanner = () => import(/* webpackChunkName: "consent" */ './consent-banner.tsx');
const loadChat = () => import(/* webpackChunkName: "chat" */ './chat-launcher.tsx');

interface ChatConsent {
  banner: ReactNode;
  chat: ReactNode;
  /** Absent while no chat is set up. */
  openChoices: (() => void) | undefined;
}

/** Requests consent to the chat, where one is set up, and renders the chat once it is given. */
export function useChatConsent(
  offer: ChatOffer | undefined,
  { today, notify }: { today: LocalDate; notify: Notify },
): ChatConsent {
  const { choice, isPromptShown, isReopened, ...consent } = useConsentChoice(
    offer?.provider,
    today,
  );
  const opener = useRef<Element | null>(null);
  const { reopen } = consent;

  const openChoices = useCallback(() => {
    opener.current = document.activeElement;
    loadBanner().then(reopen, (problem: unknown) => {
      console.error('The choices could not be loaded.', problem);
      notify.error('The choices could not be loaded. Please try again.');
    });
  }, [reopen, notify]);

  const decide = (decided: Choice) => {
    consent.decide(decided);
    restoreFocus(opener.current);
    notify.success(decided === 'accepted' ? 'Live chat is on.' : 'Live chat is off.');
  };
  const close = () => {
    consent.close();
    restoreFocus(opener.current);
  };
  return {
    banner: offer && isPromptShown && (
      <OptionalPart
        load={loadBanner}
        props={{
          provider: providerName(offer.provider),
          choice,
          isReopened,
          onDecide: decide,
          onClose: close,
        }}
      />
    ),
    chat: offer && choice === 'accepted' && (
      <OptionalPart load={loadChat} props={{ chat: offer }} />
    ),
    openChoices: offer && openChoices,
  };
}

/** Focuses the control that opened the banner, or the page's content when it was shown unasked. */
function restoreFocus(opener: Element | null) {
  const target = opener?.isConnected ? opener : document.querySelector('main');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
