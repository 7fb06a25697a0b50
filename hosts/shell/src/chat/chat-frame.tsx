import styles from './chat.module.css';

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

export const ChatFrame = ({ address }: { address: string }) => (
  <iframe
    src={address}
    title="Live chat"
    sandbox={allowed}
    allow=""
    referrerPolicy="strict-origin"
    className={styles.frame}
  />
);
