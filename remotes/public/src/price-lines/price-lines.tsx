import type { ReactNode } from 'react';
import { counted } from '@larkfare/text-rules';
import { type Party, priceLines, totalPence, travellerCount } from '@larkfare/travellers';
import { Price, Row, Stack } from '@larkfare/ui-kit';
import styles from './price-lines.module.css';

type PriceLinesProps = {
  pricePence: number;
  party: Party;
  /** More about the total: ', as requested'. */
  about?: string;
  /** Lines below the total. */
  children?: ReactNode;
};

/** The price of each kind of traveller, and the total. */
export function PriceLines({ pricePence, party, about = '', children }: PriceLinesProps) {
  const lines = priceLines(pricePence, party);
  return (
    <Stack as="dl" gap={2} className={styles.prices}>
      {lines.length > 1 ? (
        lines.map(({ who, each, pence }) => (
          <PriceLine
            key={who}
            name={
              <>
                {who} × <Price pence={each} />
              </>
            }
            pence={pence}
          />
        ))
      ) : (
        <PriceLine name="Per person" pence={pricePence} />
      )}
      <PriceLine
        isTotal
        name={`Total for ${counted(travellerCount(party), 'traveller')}${about}`}
        pence={totalPence(pricePence, party)}
      />
      {children}
    </Stack>
  );
}

type PriceLineProps = { name: ReactNode; pence: number; isTotal?: boolean };

export const PriceLine = ({ name, pence, isTotal = false }: PriceLineProps) => (
  <Row justify="between" align="baseline" nowrap className={isTotal ? styles.total : undefined}>
    <dt>{name}</dt>
    <dd aria-live={isTotal ? 'polite' : undefined}>
      <Price pence={pence} />
    </dd>
  </Row>
);
