import { useCallback, useRef, type ReactNode } from 'react';
import type { LocalDate } from '@larkfare/london-dates';
import type { Notify } from '@larkfare/remote-contract';
import { providerName, type ChatOffer } from '../chat/chat.rules.ts';
import { LatePart } from '../frame/late-part.tsx';
import type { Choice } from './consent.rules.ts';
import { useConsentChoice } from './use-consent-choice.ts';

const loadBanner = () => import(/* webpackChunkName: "consent" */ './consent-banner.tsx');
const loadChat = () => import(/* webpackChunkName: "chat" */ '../chat/chat-launcher.tsx');

interface ChatConsent {
  banner: ReactNode;
  chat: ReactNode;
  /** Absent while there is nothing to agree to. */
  openChoices: (() => void) | undefined;
}

/** Asks for the visitor's consent to the chat, where one is set up, and draws the chat once they have agreed. */
export function useChatConsent(
  offer: ChatOffer | undefined,
  { today, notify }: { today: LocalDate; notify: Notify },
): ChatConsent {
  const { choice, isAsking, isReopened, ...consent } = useConsentChoice(offer?.provider, today);
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
    giveFocusBack(opener.current);
    notify.success(decided === 'accepted' ? 'Live chat is on.' : 'Live chat is off.');
  };
  const close = () => {
    consent.close();
    giveFocusBack(opener.current);
  };
  return {
    banner: offer && isAsking && (
      <LatePart
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
    chat: offer && choice === 'accepted' && <LatePart load={loadChat} props={{ chat: offer }} />,
    openChoices: offer && openChoices,
  };
}

/** To the control that the banner was opened with; to the page itself for who found it there. */
function giveFocusBack(opener: Element | null) {
  const place = opener?.isConnected ? opener : document.querySelector('main');
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
}
