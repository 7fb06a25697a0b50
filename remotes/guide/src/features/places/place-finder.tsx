import {
  Button,
  Card,
  FindField,
  FromPrice,
  Grid,
  LinkBar,
  Note,
  PagedList,
  SelectField,
  Text,
} from '@larkfare/ui-kit';
import { Link, type NavigateOptions } from 'react-router';
import styles from './places-page.module.css';
import { changed, placeCount, toParams, type PlaceSearch } from './places.rules.ts';
import type { PlacePage } from './use-places.ts';

type PlaceFinderProps = {
  listed: PlacePage;
  search: PlaceSearch;
  onSearch: (search: PlaceSearch, options?: NavigateOptions) => void;
};

/** A page of places, found by name, region and country; the search is stored in the URL. */
export const PlaceFinder = ({
  listed: { items, page, totalPages, totalItems, regions, countries },
  search,
  onSearch,
}: PlaceFinderProps) => (
  <PagedList
    label="Places"
    count={placeCount(totalItems)}
    fields={
      <>
        <FindField
          label="Find a place"
          placeholder="Place or country"
          text={search.name}
          onText={(name, options) => onSearch(changed(search, { name }), options)}
        />
        <SelectField
          label="Country"
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
      </>
    }
    links={
      <LinkBar label="Regions" look="pills">
        {[{ id: null, name: 'All regions' }, ...regions].map(({ id, name }) => (
          <Link
            key={name}
            to={`/guide?${new URLSearchParams(toParams(changed(search, { regionId: id }))).toString()}`}
            preventScrollReset
            aria-current={search.regionId === id ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </LinkBar>
    }
    page={page}
    totalPages={totalPages}
    onPage={(next) => onSearch({ ...search, page: next })}
  >
    {items.length > 0 ? (
      <Grid as="ul" role="list" columns="15rem" gap={3}>
        {items.map((place) => (
          <li key={place.id}>
            <PlaceLink place={place} />
          </li>
        ))}
      </Grid>
    ) : (
      // Places without flights from the UK are not listed; visitors can still contact the office about them.
      <Card look="dashed" gap={4} padding={5}>
        <p>
          {search.name.trim()
            ? `We have no flights from the UK to a place called “${search.name.trim()}”.`
            : 'We have no flights from the UK there at the moment.'}{' '}
          <Link to="/contact">Ask us for a quote</Link>
        </p>
        <Button onClick={() => onSearch({ name: '', regionId: null, countryId: null, page: 1 })}>
          Show all places
        </Button>
      </Card>
    )}
  </PagedList>
);

const PlaceLink = ({
  place: { id, name, country, lowestPrice },
}: {
  place: PlacePage['items'][number];
}) => (
  <Card gap={1} padding={[3, 4]} linked className={styles.place}>
    <Text as={Link} weight="bold" to={`/guide/${id}`}>
      {name}
    </Text>
    <Note as="span">{country.name}</Note>
    {lowestPrice && (
      <Note as="span">
        <FromPrice price={lowestPrice} />
      </Note>
    )}
  </Card>
);
