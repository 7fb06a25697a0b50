import { useId, useState } from 'react';
import { counted } from '@larkfare/text-rules';
import { travelClasses, travelClassNames } from '@larkfare/travellers';
import { Button, Icon, Note, Row, SelectField, Stack, VisuallyHidden } from '@larkfare/ui-kit';
import ArrowDownToLine from '@lucide/icons/icons/arrow-down-to-line';
import Copy from '@lucide/icons/icons/copy';
import Undo2 from '@lucide/icons/icons/undo-2';
import { ProblemLine } from '../../fields/problem-line.tsx';
import styles from './price-table.module.css';
import {
  copiedDown,
  gridProblems,
  pasted,
  toClipboard,
  toGrid,
  type Cell,
  type Grid,
} from './price-table.rules.ts';
import { PriceTable } from './price-table.tsx';

type MonthlyPricesProps = {
  /** A table for each of `travelClasses`. */
  prices: readonly Grid[];
  onPrices: (prices: readonly Grid[]) => void;
  problem?: string | undefined;
};

const emptyGrid = toGrid([]);

/** The prices of a flight in each month, one travel class at a time. */
export function MonthlyPrices({ prices, onPrices, problem }: MonthlyPricesProps) {
  const id = useId();
  const [travelClass, setTravelClass] = useState(travelClasses[0]);
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 });
  const [announcement, announce] = useState('');
  /** The last change of several cells. */
  const [block, setBlock] = useState<{ before: Grid; after: Grid }>();
  const classIndex = travelClasses.findIndex((each) => each === travelClass);
  const grid = prices[classIndex] ?? emptyGrid;
  const replace = (next: Grid) =>
    onPrices(prices.map((each, index) => (index === classIndex ? next : each)));
  const replaceBlock = (after: Grid, text: string) => {
    replace(after);
    setBlock({ before: grid, after });
    announce(text);
  };
  const copyDown = () => replaceBlock(copiedDown(grid, active), 'Copied down.');
  const paste = (text: string) => {
    const { grid: next, unplaced } = pasted(grid, active, text);
    replaceBlock(
      next,
      unplaced > 0 ? `Pasted. ${counted(unplaced, 'value')} didn’t fit.` : 'Pasted.',
    );
  };
  const copy = () =>
    navigator.clipboard.writeText(toClipboard(grid)).then(
      () => announce('Copied.'),
      () => announce('Your browser blocked copying.'),
    );
  const isSold = (each: Grid | undefined) => each?.some((texts) => texts.some(Boolean));
  const isElsewhere = gridProblems(grid).length === 0;
  return (
    <Stack as="section" gap={3} aria-labelledby={`${id}-heading`}>
      <Row gap={[2, 4]} justify="between">
        <h2 className={styles.heading} id={`${id}-heading`}>
          Monthly prices
        </h2>
        <Row gap={2}>
          {travelClass !== 'economy' && isSold(grid) && (
            <Button onClick={() => replaceBlock(emptyGrid, 'Removed.')}>Remove these prices</Button>
          )}
          <Button onClick={copyDown} title="Ctrl+D">
            <Icon shape={ArrowDownToLine} size={18} /> Copy down
          </Button>
          <Button onClick={() => void copy()}>
            <Icon shape={Copy} size={18} /> Copy table
          </Button>
          <Button
            onClick={() => block && replaceBlock(block.before, 'Undone.')}
            disabled={block?.after !== grid}
          >
            <Icon shape={Undo2} size={18} /> Undo
          </Button>
        </Row>
      </Row>
      <Note className={styles.hint}>
        Pounds per person, as the customer pays them. The discount is the customer’s saving; the
        original price is both together. A month without a price is not offered.{' '}
        <span className={styles.keys}>
          Move with the arrows, <kbd>Enter</kbd> and <kbd>Tab</kbd>; <kbd>Esc</kbd> restores a
          price. Paste from a spreadsheet, copy a price down with <kbd>Ctrl</kbd>+<kbd>D</kbd>.
        </span>
      </Note>
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
      {!isElsewhere && <ProblemLine text={problem} />}
      <PriceTable
        grid={grid}
        onGrid={replace}
        onFocusCell={setActive}
        onCopyDown={copyDown}
        onPasteBlock={paste}
        announce={announce}
      />
      <span role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </span>
    </Stack>
  );
}
