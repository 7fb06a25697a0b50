import { useRef, useState } from 'react';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useFootClearance } from '../frame/use-foot-clearance.ts';
import { ChatPanel } from './chat-panel.tsx';
import type { ChatOffer } from './chat.rules.ts';
import styles from './chat.module.css';

/** The button at the foot of every page and the chat it opens; drawn only once the visitor has agreed. */
export default function ChatLauncher({ chat }: { chat: ChatOffer }) {
  const [isOpen, setIsOpen] = useState(false);
  // The provider is asked for when the chat is first opened; afterwards a conversation goes on behind the button.
  const [wasOpened, setWasOpened] = useState(false);
  const launcher = useRef<HTMLButtonElement>(null);
  useFootClearance(launcher);

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
        className={styles.launcher}
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
