import { useRef, useState } from 'react';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useLocation } from 'react-router';
import { isOfficePath } from '../page/office-path.rules.ts';
import { useFootClearance } from '../frame/use-foot-clearance.ts';
import { ChatPanel } from './chat-panel.tsx';
import type { ChatOffer } from './chat.rules.ts';
import styles from './chat.module.css';

/**
 * The button at the foot of every page and the chat it opens; drawn only once the visitor has agreed. It floats, except
 * in the back office: there it comes after the page's content, where it covers no control.
 */
export default function ChatLauncher({ chat }: { chat: ChatOffer }) {
  const [isOpen, setIsOpen] = useState(false);
  // The provider is asked for when the chat is first opened; afterwards a conversation goes on behind the button.
  const [wasOpened, setWasOpened] = useState(false);
  const launcher = useRef<HTMLButtonElement>(null);
  const isInOffice = isOfficePath(useLocation().pathname);
  useFootClearance(launcher, !isInOffice);

  const toggle = () => {
    setIsOpen(!isOpen);
    setWasOpened(true);
  };
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
        onClick={toggle}
      >
        <MessageCircle aria-hidden size={22} />
        Chat
      </button>
      {wasOpened && <ChatPanel chat={chat} isOpen={isOpen} onClose={close} />}
    </>
  );
}
