import { useEffect, useRef, useEffectEvent } from 'react';
import { Note, Row, Text } from '@larkfare/ui-kit';
import type { ChatOffer } from '../page/page-data.ts';
import { closeIcon, Icon } from '../theme/icon.tsx';
import { providerName } from './chat.rules.ts';
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
        <Text as="h2" size={1}>
          Live chat
        </Text>
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

/**
 * The least that a chat needs: scripts and storage on its own origin, forms, and links in new windows. It can neither
 * navigate this page nor read it.
 */
const allowed = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
].join(' ');

const ChatFrame = ({ address }: { address: string }) => (
  <iframe
    src={address}
    title="Live chat"
    sandbox={allowed}
    allow=""
    referrerPolicy="strict-origin"
    className={styles.frame}
  />
);

/** Closes on Escape wherever the focus is, unless a modal dialog is open, which takes the key itself. */
function useEscape(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);

  useEffect(() => {
    if (!isOpen) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (!document.querySelector('dialog:modal')) closeNow();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOpen]);
}
