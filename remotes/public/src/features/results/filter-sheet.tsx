import { useState } from 'react';
import { counted } from '@larkfare/text-rules';
import { Button, Dialog, Icon } from '@larkfare/ui-kit';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import styles from './filter-sheet.module.css';
import { Filters, type FiltersProps } from './filters.tsx';
import { filterCount } from './filters.rules.ts';

/** `flights` is how many the filters leave, absent while that is being found out. */
type FilterSheetProps = FiltersProps & { flights: number | undefined };

/** On a phone the filters are a sheet behind a button; the list behind it follows at once. */
export function FilterSheet({ flights, ...filters }: FilterSheetProps) {
  const [isOpen, setIsOpen] = useState(false);
  const count = filterCount(filters.search);
  return (
    <div className={styles.phoneOnly}>
      <Button onClick={() => setIsOpen(true)}>
        <Icon shape={SlidersHorizontal} size={18} /> Filters{count > 0 && ` (${count})`}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Filters">
        <Filters {...filters} hasHeading={false} />
        <div className={styles.foot}>
          <Button tone="action" size="large" wide onClick={() => setIsOpen(false)}>
            Show {flights === undefined ? 'flights' : counted(flights, 'flight')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
