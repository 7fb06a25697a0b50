import { Icon, telephoneHref } from '@larkfare/ui-kit';
import Phone from 'lucide-react/icons/phone';
import styles from './call-link.module.css';

type CallLinkProps = {
  phone: string | undefined;
  /** Fetches the number when it is needed and missing. */
  onMissing: () => void;
};

/** The number to ring, one tap away; without it a button that looks for it again. */
export const CallLink = ({ phone, onMissing }: CallLinkProps) => {
  if (!phone)
    return (
      <button type="button" className={styles.call} onClick={onMissing}>
        <Icon shape={Phone} size={18} />
        Call us
      </button>
    );

  return (
    <a href={telephoneHref(phone)} className={styles.call} aria-label={`Call us on ${phone}`}>
      <Icon shape={Phone} size={18} />
      <span className={styles.number}>{phone}</span>
    </a>
  );
};
