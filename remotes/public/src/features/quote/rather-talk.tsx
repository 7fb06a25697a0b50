import { telephoneHref } from '@larkfare/ui-kit';
import styles from '../../enquiry-form/enquiry-form.module.css';
import { useQuotePhone } from './use-quote-choices.ts';

/** What the form is for, and the number for those who would rather talk. */
export function RatherTalk() {
  const phone = useQuotePhone();
  return (
    <p className={styles.lead}>
      Not every flight is listed here. Tell us about your trip and we look for the best price; it
      costs nothing and binds you to nothing.
      {phone && (
        <>
          {' '}
          Rather talk? Call <a href={telephoneHref(phone)}>{phone}</a>.
        </>
      )}
    </p>
  );
}
