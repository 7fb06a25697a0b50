import { useEffect, useRef } from 'react';
import { closeIcon, Icon } from '../theme/icon.tsx';
import { ChatFrame } from './chat-frame.tsx';
import type { ChatOffer } from '../page/page-data.ts';
import { providerName } from './chat.rules.ts';
import { useEscape } from './use-escape.ts';
import { Note, Row } from '@larkfare/ui-kit';
import styles from './chat.module.css';

/** From this width the chat is beside the page; below it, it is modal. */
const hasRoomBeside = '(min-width: 640px)';

type ChatPanelProps = { chat: ChatOffer; isOpen: boolean; onClose(): void };

/** The chat in a dialog. Closing hides the frame without unmounting it, so the conversation is still there. */
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

  // Escape closes a modal dialog natively and fires this event; our own closing fires it too, without effect.
  const handleClose = () => isOpen && onClose();
  return (
    <dialog ref={panel} aria-label="Live chat" className={styles.panel} onClose={handleClose}>
      <Row gap={2} align="baseline" nowrap className={styles.head}>
        <h2 className={styles.title}>Live chat</h2>
        <Note>by {providerName(chat.provider)}</Note>
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon size={18}>{closeIcon}</Icon>
          Close chat
        </button>
      </Row>
      <ChatFrame address={chat.embedUrl} />
    </dialog>
  );
}
