import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ChatOffer } from '../page/page-data.ts';
import { isOfficePath } from '../page/path.rules.ts';
import { Icon } from '../theme/icon.tsx';
import type { LocalDate } from '@larkfare/london-dates';
import { ChatPanel } from './chat-panel.tsx';
import { useConsentChoice } from './use-consent-choice.ts';
import { useFootClearance } from './use-foot-clearance.ts';
import styles from './chat.module.css';

/** The chat of a visitor who has consented to it. */
export default function Chat({ chat, today }: { chat: ChatOffer; today: LocalDate }) {
  const { choice } = useConsentChoice(chat.provider, today);
  return choice === 'accepted' && <ChatLauncher chat={chat} />;
}

/**
 * The button at the foot of every page and the chat it opens. The provider's page loads with the button, on every page
 * (specification §1), and stays while the chat is closed. The button floats, except in the back office: there it follows
 * the page's content, so that it covers no control.
 */
function ChatLauncher({ chat }: { chat: ChatOffer }) {
  const [isOpen, setIsOpen] = useState(false);
  const launcher = useRef<HTMLButtonElement>(null);
  const isInOffice = isOfficePath(useLocation().pathname);
  useFootClearance(launcher, !isInOffice);

  const close = () => {
    setIsOpen(false);
    launcher.current?.focus();
  };
  return (
    <>
      <button
        ref={launcher}
        type="button"
        className={[styles.launcher, isInOffice && styles.inFlow].filter(Boolean).join(' ')}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon size={22}>
          <path d="M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719" />
        </Icon>
        Chat
      </button>
      <ChatPanel chat={chat} isOpen={isOpen} onClose={close} />
    </>
  );
}
