import { Row } from '@larkfare/ui-kit';
import styles from './payment-marks.module.css';

/** The cards that the office takes when it rings; drawn here, so no other site is requested for them. */
export const PaymentMarks = () => (
  <Row as="ul" role="list" gap={2} aria-label="Cards we take">
    <li>
      <svg role="img" aria-label="Visa" className={styles.mark} viewBox="0 0 56 36">
        <rect width="56" height="36" rx="5" fill="#fff" />
        <path
          fill="#1a1f71"
          d="m24.3 11.5-4.2 13h-3.5l-2-10.2c-1-.6-2.1-1-3.3-1.3l.1-1.5h5.6c.8 0 1.4.5 1.5 1.3l1 5.8 2.5-7.1h2.3Zm4.3 0-2.6 13h-3.2l2.6-13h3.2Zm9.3.400-.5 2.6c-.8-.3-1.7-.5-2.6-.5-1.3 0-2 .5-2 1.1 0 1.5 4.4 1.5 4.4 5 0 2.7-2.4 4.6-5.9 4.6-1.5 0-2.9-.3-3.7-.7l.5-2.7c1 .5 2.2.8 3.4.8 1.2 0 2.3-.5 2.3-1.4 0-1.6-4.3-1.6-4.3-4.9 0-2.5 2.4-4.4 5.4-4.4 1.2 0 2.2.2 3 .5Zm8.1-.4 2.5 13h-2.8l-.4-1.9h-3.9l-.7 1.9h-3.4l4.8-11.9c.3-.7.8-1.1 1.5-1.1H46Zm-1.8 4-1.5 4.5h2.3l-.8-4.5Z"
        />
      </svg>
    </li>
    <li>
      <svg role="img" aria-label="MasterCard" className={styles.mark} viewBox="0 0 56 36">
        <rect width="56" height="36" rx="5" fill="#fff" />
        <circle cx="22" cy="18" r="11" fill="#eb001b" />
        <circle cx="34" cy="18" r="11" fill="#f79e1b" />
        <path fill="#ff5f00" d="M28 8.8a11 11 0 0 1 0 18.4 11 11 0 0 1 0-18.4Z" />
      </svg>
    </li>
    <li>
      <svg role="img" aria-label="American Express" className={styles.mark} viewBox="0 0 56 36">
        <rect width="56" height="36" rx="5" fill="#006fcf" />
        <path
          fill="none"
          stroke="#fff"
          strokeWidth="2.2"
          d="m6 23.5 4.2-11 4.2 11m-6.7-3.6h5M18 23.5v-11l4.7 6.7 4.7-6.7v11m11.6-9.9h-7.5v8.8H39m-7.5-4.4h6.9m3-5.5 8.6 11m0-11-8.6 11"
        />
      </svg>
    </li>
  </Row>
);
