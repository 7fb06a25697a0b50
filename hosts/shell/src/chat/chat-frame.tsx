import styles from './chat.module.css';

/**
 * What a chat needs and no more: its own scripts and storage on its own origin, forms, and links that open beside this
 * page. It can neither lead this page elsewhere nor see what is in it.
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
