import { useCallback, useState } from 'react';
import type { LocalDate } from '@larkfare/london-dates';
import type { Notify } from '@larkfare/remote-contract';
import { OptionalPart } from '../page/optional-part.tsx';
import type { ChatOffer } from '../page/page-data.ts';

const loadBanner = () => import(/* webpackChunkName: "chat" */ './consent-banner.tsx');
const loadChat = () => import(/* webpackChunkName: "chat" */ './chat-launcher.tsx');

/** The chat, where one is set up, and its request for consent; `openChoices` shows that request again. */
export function useChat(
  chat: ChatOffer | undefined,
  { today, notify }: { today: LocalDate; notify: Notify },
) {
  const [opener, setOpener] = useState<Element | null>(null);
  const close = useCallback(() => setOpener(null), []);

  const openChoices = useCallback(() => {
    const control = document.activeElement;
    loadBanner().then(
      () => setOpener(control),
      (problem: unknown) => {
        console.error('The choices could not be loaded.', problem);
        notify.error('The choices could not be loaded. Please try again.');
      },
    );
  }, [notify]);

  if (!chat) return {};
  const key = opener ? 'reopened' : 'first';
  return {
    banner: (
      <OptionalPart key={key} load={loadBanner} props={{ chat, today, notify, opener, close }} />
    ),
    launcher: <OptionalPart load={loadChat} props={{ chat, today }} />,
    openChoices,
  };
}
