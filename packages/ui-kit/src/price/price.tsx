import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { formatPounds } from './pounds.ts';
import styles from './price.module.css';

type PriceProps = { pence: number; className?: string | undefined };

/** An amount in pounds, with digits of equal width so that columns line up. */
export const Price = ({ pence, className }: PriceProps) => (
  <data value={pence} className={[styles.figure, className].filter(Boolean).join(' ')}>
    {formatPounds(pence)}
  </data>
);

type OfferPriceProps = {
  originalPence: number;
  finalPence: number;
  className?: string | undefined;
};

/** The price of an offer, after the original price if there is a saving; its pence are quieter than its pounds. */
export const OfferPrice = ({ originalPence, finalPence, className }: OfferPriceProps) => {
  if (originalPence <= finalPence) return <FinalPrice pence={finalPence} className={className} />;

  return (
    <span className={[styles.offer, className].filter(Boolean).join(' ')}>
      <s className={styles.original}>
        <VisuallyHidden>was </VisuallyHidden>
        <Price pence={originalPence} />
      </s>{' '}
      <VisuallyHidden>now </VisuallyHidden>
      <FinalPrice pence={finalPence} />
    </span>
  );
};

const FinalPrice = ({ pence, className }: PriceProps) => {
  const [pounds, rest] = formatPounds(pence).split('.');
  return (
    <data
      value={pence}
      className={[styles.figure, styles.final, className].filter(Boolean).join(' ')}
    >
      {pounds}
      <span className={styles.pence}>.{rest}</span>
    </data>
  );
};

/** The badge that shows the saving; renders nothing if there is none. */
export const SavingBadge = ({ pence, className }: PriceProps) =>
  pence > 0 && (
    <span className={[styles.saving, className].filter(Boolean).join(' ')}>
      Save {formatPounds(pence)}
    </span>
  );
