import { telephoneHref } from '@larkfare/ui-kit';
import styles from '../../form/form.module.css';
import { useQuotePhone } from './use-quote-choices.ts';

/** The purpose of the form, and the number to call instead. */
export function CallInstead() {
  const phone = useQuotePhone();
  return (
    <p className={styles.lead}>
      Not every flight is listed here. Tell us about your trip. We’ll find the best price we can and
      email it to you. It’s free, with no obligation.
      {phone && (
        <>
          {' '}
          Or call <a href={telephoneHref(phone)}>{phone}</a>.
        </>
      )}
    </p>
  );
}
