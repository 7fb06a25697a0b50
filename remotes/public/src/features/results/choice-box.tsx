import type { ReactNode } from 'react';
import { counted } from '@larkfare/text-rules';
import { Checkbox, formatPounds, Note } from '@larkfare/ui-kit';
import styles from './airline-filter.module.css';

type ChoiceBoxProps = {
  checked: boolean;
  onChecked: () => void;
  /** The flights with the choice and what they start from; absent while that is not known. */
  facts?: { offers: number; lowestPricePence: number };
  /** Whether only some of the flights are counted: their number is hidden then. */
  isCapped?: boolean;
  logo?: ReactNode;
  children: ReactNode;
};

/** One choice of a filter. */
export const ChoiceBox = ({ facts, isCapped, logo, children, ...box }: ChoiceBoxProps) => (
  <Checkbox {...box}>
    {logo}
    <span className={styles.name}>
      {children}
      {facts && (
        <Note as="span" className={styles.facts}>
          {facts.offers === 0
            ? 'No flights'
            : `${isCapped ? 'Flights' : counted(facts.offers, 'flight')} from ${formatPounds(facts.lowestPricePence)}`}
        </Note>
      )}
    </span>
  </Checkbox>
);
