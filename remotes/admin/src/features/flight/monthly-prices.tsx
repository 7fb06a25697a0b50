import { useId, useState } from 'react';
import { travelClasses, travelClassNames } from '@larkfare/travellers';
import { Button, Icon, SelectField, useMediaQuery, VisuallyHidden } from '@larkfare/ui-kit';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import styles from './monthly-prices.module.css';
import { PriceFields } from './price-fields.tsx';
import { gridProblems, toGrid, type Grid } from './price-grid.rules.ts';
import { PriceTable } from './price-table.tsx';
import { usePriceGrid } from './use-price-grid.ts';

type MonthlyPricesProps = {
  /** A table for each of `travelClasses`. */
  prices: readonly Grid[];
  onPrices: (prices: readonly Grid[]) => void;
  problem?: string | undefined;
};

const nothing = toGrid([]);

/** What a flight costs in each month, one class at a time: a spreadsheet, or fields where there is no room for one. */
export function MonthlyPrices({ prices, onPrices, problem }: MonthlyPricesProps) {
  const id = useId();
  const [travelClass, setTravelClass] = useState(travelClasses[0]);
  const at = travelClasses.findIndex((each) => each === travelClass);
  const shown = prices[at] ?? nothing;
  const replace = (grid: Grid) =>
    onPrices(prices.map((each, index) => (index === at ? grid : each)));
  const sheet = usePriceGrid(shown, replace);
  const isSold = (grid: Grid | undefined) => grid?.some((texts) => texts.some(Boolean));
  // What has to be put right is in a table that is not shown.
  const isElsewhere = gridProblems(shown).length === 0;
  const isSmall = useMediaQuery('(max-width: 639.98px)');
  return (
    <section className={styles.prices} aria-labelledby={`${id}-heading`}>
      <div className={styles.head}>
        <h2 className={styles.heading} id={`${id}-heading`}>
          Monthly prices
        </h2>
        <div className={styles.tools}>
          {travelClass !== 'economy' && isSold(shown) && (
            <Button onClick={() => replace(nothing)}>Remove these prices</Button>
          )}
          {!isSmall && (
            <Button onClick={sheet.fillDown} title="Ctrl+D">
              <Icon shape={ArrowDownToLine} size={18} /> Fill down
            </Button>
          )}
          <Button onClick={sheet.undo} disabled={!sheet.canUndo} title="Ctrl+Z">
            <Icon shape={Undo2} size={18} /> Undo
          </Button>
          <Button onClick={sheet.redo} disabled={!sheet.canRedo} title="Ctrl+Y">
            <Icon shape={Redo2} size={18} /> Redo
          </Button>
        </div>
      </div>
      <p className={styles.hint} id={`${id}-hint`}>
        Pounds per person, as the customer pays them; the discount is what they save, and the
        original price is both together. A month without a price is not offered.
        {!isSmall && <Keys />}
      </p>
      <SelectField
        label="Travel class"
        className={styles.travelClass}
        value={travelClass ?? ''}
        onValue={(value) => setTravelClass(travelClasses.find((each) => each === value))}
        options={travelClasses.map((value, index) => ({
          value,
          label: `${travelClassNames[value]}${isSold(prices[index]) ? '' : ' (no prices)'}`,
        }))}
        problem={isElsewhere ? problem : undefined}
      />
      {problem && !isElsewhere && (
        <p className={styles.problem} role="alert">
          <Icon shape={CircleAlert} size={18} /> {problem}
        </p>
      )}
      {isSmall ? (
        <PriceFields sheet={sheet} />
      ) : (
        <div className={styles.scroll}>
          <PriceTable sheet={sheet} labelledBy={`${id}-heading`} describedBy={`${id}-hint`} />
        </div>
      )}
      <span role="status">
        <VisuallyHidden>{sheet.said}</VisuallyHidden>
      </span>
    </section>
  );
}

const Keys = () => (
  <span className={styles.keys}>
    {' '}
    Type or press <kbd>F2</kbd> to edit, <kbd>Enter</kbd> and <kbd>Tab</kbd> to continue,{' '}
    <kbd>Esc</kbd> to leave a cell as it was. Copy and paste from a spreadsheet, fill down with{' '}
    <kbd>Ctrl</kbd>+<kbd>D</kbd>, undo with <kbd>Ctrl</kbd>+<kbd>Z</kbd>.
  </span>
);
