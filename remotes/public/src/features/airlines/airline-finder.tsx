import { counted } from '@larkfare/text-rules';
import { Button, Card, FindField, Note, PagedList, Stack } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { Letters } from '../../list-search/letters.tsx';
import {
  isNarrowed,
  type ListSearch,
  toListParams,
  wholeList,
} from '../../list-search/list-search.rules.ts';
import { useFind } from '../../list-search/use-find.ts';
import styles from './airlines-page.module.css';
import type { AirlinePage } from './use-airlines.ts';
import { AirlinePlate } from '../../airline-plate/airline-plate.tsx';

type AirlineFinderProps = { listed: AirlinePage; search: ListSearch };

/** More than fit on a screen or two are found by name. */
const worthFinding = 12;

/** A page of airlines, found by name or letter; the search is stored in the URL. */
export function AirlineFinder({ listed, search }: AirlineFinderProps) {
  const { items, page, totalPages, totalItems, letters } = listed;
  const find = useFind(search);
  return (
    <PagedList
      label="Airlines"
      count={counted(totalItems, 'airline')}
      fields={
        (totalItems > worthFinding || isNarrowed(search)) && (
          <FindField
            label="Find an airline"
            placeholder="Name or code"
            text={search.name}
            onText={(name, options) => find({ name, letter: null }, options)}
          />
        )
      }
      links={
        (totalPages > 1 || search.letter) && (
          <Letters
            letters={letters}
            current={search.letter}
            hrefOf={(letter) => `/flight?${toListParams(search, { letter }).toString()}`}
          />
        )
      }
      page={page}
      totalPages={totalPages}
      onPage={(next) => find({ page: next })}
    >
      {items.length > 0 ? (
        <Stack as="ul" role="list" gap={3} className={styles.list}>
          {items.map((airline) => (
            <li key={airline.id}>
              <AirlineCard airline={airline} />
            </li>
          ))}
        </Stack>
      ) : (
        <Card look="dashed" gap={4} padding={5}>
          <p>
            {search.name.trim()
              ? `We don’t have an airline called “${search.name.trim()}”.`
              : 'We don’t have an airline under that letter.'}
          </p>
          <Button onClick={() => find(wholeList)}>Show all airlines</Button>
        </Card>
      )}
    </PagedList>
  );
}

/** An airline's logo, name and a few words; the whole card leads to its page, and only the name is the link. */
const AirlineCard = ({
  airline: { id, name, logoPicture, overview },
}: {
  airline: AirlinePage['items'][number];
}) => (
  <Card padding={0} linked className={styles.card}>
    <AirlinePlate name={name} picture={logoPicture} width={144} className={styles.plate} />
    <Stack gap={1} className={styles.words}>
      <Link to={`/flight/${id}`} className={styles.name}>
        {name}
      </Link>
      <Note className={styles.overview}>{overview}</Note>
    </Stack>
  </Card>
);
