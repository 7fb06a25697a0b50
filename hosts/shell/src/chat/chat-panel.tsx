import { useEffect, useRef } from 'react';
import { closeSign, Sign } from '../look/sign.tsx';
import { ChatFrame } from './chat-frame.tsx';
import { providerName, type ChatOffer } from './chat.rules.ts';
import { useEscape } from './use-escape.ts';
import styles from './chat.module.css';

/** Where the chat stands beside the page; where there is only room for one of them it has the screen to itself. */
const hasRoomBeside = '(min-width: 600px)';

type ChatPanelProps = { chat: ChatOffer; isOpen: boolean; onClose(): void };

/** The chat in its frame. Closed it is hidden and not taken down, so the conversation is still there. */
export function ChatPanel({ chat, isOpen, onClose }: ChatPanelProps) {
  const panel = useRef<HTMLDialogElement>(null);
  useEscape(isOpen, onClose);
  useEffect(() => {
    if (!isOpen) {
      panel.current?.close();
      return;
    }
    if (window.matchMedia(hasRoomBeside).matches) panel.current?.show();
    else panel.current?.showModal();
  }, [isOpen]);

  // React hears of a modal dialog's own closing (Escape) here; ours comes by too and changes nothing.
  const hearClose = () => isOpen && onClose();
  return (
    <dialog ref={panel} aria-label="Live chat" className={styles.panel} onClose={hearClose}>
      <div className={styles.head}>
        <h2 className={styles.title}>Live chat</h2>
        <p className={styles.by}>by {providerName(chat.provider)}</p>
        <button type="button" className={styles.close} onClick={onClose}>
          <Sign size={18}>{closeSign}</Sign>
          Close chat
        </button>
      </div>
      <ChatFrame address={chat.embedUrl} />
    </dialog>
  );
}
