import { Icon, Stack } from '@larkfare/ui-kit';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import PlaneLanding from 'lucide-react/icons/plane-landing';
import PlaneTakeoff from 'lucide-react/icons/plane-takeoff';
import { PlaceField } from './place-field.tsx';
import styles from './place-fields.module.css';
import type { SearchFieldsProps } from './search-fields.ts';
import { swapped, type SearchProblems } from './search-form.rules.ts';

/** From and to, and a button that turns them round. */
export function PlaceFields({
  search,
  onChange,
  problems,
}: SearchFieldsProps & { problems: SearchProblems }) {
  return (
    <Stack className={styles.places}>
      <PlaceField
        label="From"
        name="from"
        icon={<Icon shape={PlaneTakeoff} />}
        text={search.from}
        id={search.fromId}
        problem={problems.from}
        onPlace={(from, fromId) => onChange({ from, fromId })}
      />
      <button
        type="button"
        className={styles.swap}
        aria-label="Swap from and to"
        onClick={() => onChange(swapped(search))}
      >
        <Icon shape={ArrowRightLeft} size={18} />
      </button>
      <PlaceField
        label="To"
        name="to"
        icon={<Icon shape={PlaneLanding} />}
        text={search.to}
        id={search.toId}
        problem={problems.to}
        onPlace={(to, toId) => onChange({ to, toId })}
      />
    </Stack>
  );
}
