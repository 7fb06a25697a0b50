import { useRef, useState } from 'react';
import {
  Button,
  Card,
  Field,
  LinkBar,
  Note,
  Pagination,
  Price,
  Row,
  SelectField,
  Stack,
} from '@larkfare/ui-kit';
import { Link } from 'react-router';
import styles from './places-page.module.css';
import { changed, placeCount, toParams, type PlaceSearch } from './places.rules.ts';
import type { PlacePage } from './use-places.ts';

type PlaceFinderProps = {
  listed: PlacePage;
  search: PlaceSearch;
  onSearch: (search: PlaceSearch, options?: { replace: boolean }) => void;
};

/** A page of places, found by name, region and country; the search is stored in the URL. */
export function PlaceFinder({ listed, search, onSearch }: PlaceFinderProps) {
  const { items, page, totalPages, totalItems } = listed;
  const list = useRef<HTMLDivElement>(null);
  const turnTo = (next: number) => {
    onSearch({ ...search, page: next });
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <Tools listed={listed} search={search} onSearch={onSearch} />
      <Stack ref={list} tabIndex={-1} role="group" aria-label="Places" className={styles.places}>
        <p role="status" className={styles.count}>
          {placeCount(totalItems)}
        </p>
        {items.length > 0 ? (
          <ul role="list" className={styles.list}>
            {items.map((place) => (
              <li key={place.id}>
                <PlaceLink place={place} />
              </li>
            ))}
          </ul>
        ) : (
          <NoPlace search={search} onSearch={onSearch} />
        )}
        <Pagination page={page} totalPages={totalPages} onPage={turnTo} />
      </Stack>
    </>
  );
}

function Tools({ listed: { regions, countries }, search, onSearch }: PlaceFinderProps) {
  // Typed text is shown at once; the address follows.
  const [typed, setTyped] = useState(search.name);
  const [known, setKnown] = useState(search.name);
  if (known !== search.name) {
    setKnown(search.name);
    setTyped(search.name);
  }
  const regionLink = (regionId: string | null, label: string) => (
    <Link
      key={label}
      to={`/guide?${new URLSearchParams(toParams(changed(search, { regionId }))).toString()}`}
      preventScrollReset
      aria-current={search.regionId === regionId ? 'page' : undefined}
    >
      {label}
    </Link>
  );
  return (
    <Row gap={[3, 5]} align="end">
      <Field label="Find a place" className={styles.find}>
        {(control) => (
          <input
            {...control}
            type="search"
            name="name"
            autoComplete="off"
            placeholder="Place or country"
            value={typed}
            onChange={({ target: { value } }) => {
              setTyped(value);
              setKnown(value);
              onSearch(changed(search, { name: value }), { replace: true });
            }}
          />
        )}
      </Field>
      <SelectField
        label="Country"
        className={styles.country}
        value={search.countryId ?? ''}
        onValue={(countryId) => onSearch(changed(search, { countryId: countryId || null }))}
        options={[
          { value: '', label: 'All countries' },
          ...countries.map(({ id, name, locations }) => ({
            value: id,
            label: `${name} (${locations})`,
          })),
        ]}
      />
      <div className={styles.regions}>
        <LinkBar label="Regions" look="pills">
          {[
            regionLink(null, 'All regions'),
            ...regions.map(({ id, name }) => regionLink(id, name)),
          ]}
        </LinkBar>
      </div>
    </Row>
  );
}

/** Places without flights from the UK are not listed; visitors can still contact the office about them. */
const NoPlace = ({ search, onSearch }: Omit<PlaceFinderProps, 'listed'>) => (
  <div className={styles.empty}>
    <p>
      {search.name.trim()
        ? `We have no flights from the UK to a place called “${search.name.trim()}”.`
        : 'We have no flights from the UK there at the moment.'}{' '}
      <Link to="/contact">Ask us for a quote</Link>
    </p>
    <Button onClick={() => onSearch({ name: '', regionId: null, countryId: null, page: 1 })}>
      Show all places
    </Button>
  </div>
);

const PlaceLink = ({
  place: { id, name, country, lowestPricePence },
}: {
  place: PlacePage['items'][number];
}) => (
  <Card gap={1} padding={[3, 4]} className={styles.place}>
    <Link to={`/guide/${id}`} className={styles.name}>
      {name}
    </Link>
    <Note as="span">
      {country.name}
      {lowestPricePence !== null && (
        <>
          {' · from '}
          <Price pence={lowestPricePence} /> one way
        </>
      )}
    </Note>
  </Card>
);
