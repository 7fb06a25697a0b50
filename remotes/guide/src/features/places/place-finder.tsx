import { Button, Field, Price } from '@larkfare/ui-kit';
import { Link, useSearchParams } from 'react-router';
import type { GuidePlacesQuery } from './places.generated.ts';
import styles from './places-page.module.css';
import { placesByRegion, placesNamed } from './places.rules.ts';

type Place = GuidePlacesQuery['locations'][number];

/** The places by region, with a filter by name or country that is stored in the URL. */
export function PlaceFinder({ places }: { places: readonly Place[] }) {
  const [params, setParams] = useSearchParams();
  const typed = params.get('name') ?? '';
  const shown = placesNamed(places, typed);
  const find = (name: string) =>
    setParams(name ? { name } : {}, { replace: true, preventScrollReset: true });
  return (
    <>
      <div className={styles.tools}>
        <Field label="Find a place" className={styles.find}>
          {(control) => (
            <input
              {...control}
              type="search"
              name="name"
              autoComplete="off"
              placeholder="Place or country"
              value={typed}
              onChange={(event) => find(event.target.value)}
            />
          )}
        </Field>
        <p role="status" className={styles.count}>
          {shown.length} {shown.length === 1 ? 'place' : 'places'}
        </p>
      </div>
      {shown.length === 0 && (
        <div className={styles.empty}>
          <p>No place matches “{typed.trim()}”.</p>
          <Button onClick={() => find('')}>Show all places</Button>
        </div>
      )}
      {placesByRegion(shown).map((region) => (
        <section key={region.id} aria-labelledby={region.id} className={styles.region}>
          <h2 id={region.id} className={styles.heading}>
            {region.name}
          </h2>
          <ul role="list" className={styles.list}>
            {region.places.map((place) => (
              <li key={place.id}>
                <PlaceLink place={place} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const PlaceLink = ({ place: { id, name, country, lowestPricePence } }: { place: Place }) => (
  <div className={styles.place}>
    <Link to={`/guide/${id}`} className={styles.name}>
      {name}
    </Link>
    <span className={styles.facts}>
      {country.name}
      {lowestPricePence !== null && (
        <>
          {' · from '}
          <Price pence={lowestPricePence} />
        </>
      )}
    </span>
  </div>
);
