import { useState, type ReactNode } from 'react';
import { Button, Dialog, Icon } from '@larkfare/ui-kit';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import styles from './filter-sheet.module.css';
import { filterCount } from './filters.rules.ts';
import type { ResultsSearch } from './results-search.ts';

/** On a phone the filters are a sheet of their own behind a button; the list behind it follows at once. */
export function FilterSheet({ search, children }: { search: ResultsSearch; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const count = filterCount(search);
  return (
    <div className={styles.phoneOnly}>
      <Button onClick={() => setIsOpen(true)}>
        <Icon shape={SlidersHorizontal} size={18} /> Filters{count > 0 && ` (${count})`}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Filter flights">
        {children}
        <div className={styles.foot}>
          <Button tone="action" size="large" wide onClick={() => setIsOpen(false)}>
            Show flights
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
