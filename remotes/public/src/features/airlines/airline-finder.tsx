import { useRef } from 'react';
import { counted } from '@larkfare/text-rules';
import { Button, Pagination, Row, Stack } from '@larkfare/ui-kit';
import { useSearchParams } from 'react-router';
import { FindField } from '../../list-search/find-field.tsx';
import { Letters } from '../../list-search/letters.tsx';
import {
  isNarrowed,
  type ListSearch,
  toListParams,
  wholeList,
} from '../../list-search/list-search.rules.ts';
import { AirlineCard } from './airline-card.tsx';
import styles from './airlines-page.module.css';
import type { AirlinePage } from './use-airlines.ts';

type AirlineFinderProps = { listed: AirlinePage; search: ListSearch };

/** More than fit on a screen or two are found by name. */
const worthFinding = 12;

/** A page of airlines, found by name or letter; the search is stored in the URL. */
export function AirlineFinder({ listed, search }: AirlineFinderProps) {
  const { items, page, totalPages, totalItems, letters } = listed;
  const [, setParams] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  const find = (change: Partial<ListSearch>, options?: { replace: boolean }) =>
    setParams(toListParams(search, change), { preventScrollReset: true, ...options });
  const turnTo = (next: number) => {
    find({ page: next });
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <Stack
      gap={5}
      ref={list}
      tabIndex={-1}
      role="group"
      aria-label="Airlines"
      className={styles.finder}
    >
      {(totalItems > worthFinding || isNarrowed(search)) && (
        <Row gap={[3, 5]} align="end">
          <FindField
            label="Find an airline"
            placeholder="Name or code"
            text={search.name}
            onText={(name) => find({ name, letter: null }, { replace: true })}
            className={styles.find}
          />
          <p role="status" className={styles.count}>
            {counted(totalItems, 'airline')}
          </p>
        </Row>
      )}
      {(totalPages > 1 || search.letter) && (
        <Letters
          letters={letters}
          current={search.letter}
          hrefOf={(letter) => `/flight?${toListParams(search, { letter }).toString()}`}
        />
      )}
      {items.length > 0 ? (
        <ul role="list" className={styles.list}>
          {items.map((airline) => (
            <li key={airline.id}>
              <AirlineCard airline={airline} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.empty}>
          <p>
            {search.name.trim()
              ? `We don’t have an airline called “${search.name.trim()}”.`
              : 'We don’t have an airline under that letter.'}
          </p>
          <Button onClick={() => find(wholeList)}>Show all airlines</Button>
        </div>
      )}
      <Pagination page={page} totalPages={totalPages} onPage={turnTo} />
    </Stack>
  );
}
