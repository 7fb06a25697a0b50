import { LoadingShapes, Picture, Skeleton } from '@larkfare/ui-kit';
import { RowButtons } from '../../saving/row-buttons.tsx';
import { useDelete } from '../../saving/use-delete.ts';
import styles from './location-tiles.module.css';
import { airportsAddress, dealingsNames } from './locations.rules.ts';
import type { ManagedLocation, useLocations } from './use-locations.ts';

type LocationTilesProps = Pick<
  ReturnType<typeof useLocations>,
  'remove' | 'refresh' | 'isLoading'
> & {
  locations: readonly ManagedLocation[];
  onEdit: (location: ManagedLocation) => void;
};

/** A page of locations, each with everything that is kept of it. */
export function LocationTiles({
  locations,
  isLoading,
  remove,
  refresh,
  onEdit,
}: LocationTilesProps) {
  const askAndDelete = useDelete();
  return (
    <ul
      role="list"
      aria-label="Locations"
      aria-busy={isLoading || undefined}
      className={styles.list}
    >
      {locations.map((location) => (
        <li key={location.id} className={styles.tile}>
          <LocationHead location={location} />
          <div className={styles.foot}>
            <LocationFacts location={location} />
            <RowButtons
              {...location}
              onEdit={() => onEdit(location)}
              onDelete={() =>
                void askAndDelete({
                  text: `Are you sure you want to delete the Location for ${location.name}?`,
                  name: location.name,
                  remove: () => remove(location.id),
                  refresh,
                })
              }
              leadOn={{ to: airportsAddress(location), label: 'View Airports' }}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

type LocationPartProps = { location: ManagedLocation };

const LocationHead = ({ location }: LocationPartProps) => (
  <div className={styles.head}>
    <Picture address={location.image} alt="" width={132} height={99} className={styles.picture} />
    <div className={styles.words}>
      <h2 className={styles.name}>{location.name}</h2>
      <p className={styles.where}>
        {location.country.name} · {location.country.region.name}
      </p>
      {location.description && <p className={styles.text}>{location.description}</p>}
    </div>
  </div>
);

const LocationFacts = ({ location }: LocationPartProps) => (
  <dl className={styles.facts}>
    <div>
      <dt>Popular</dt>
      <dd data-yes={location.isPopular || undefined}>{location.isPopular ? 'Yes' : 'No'}</dd>
    </div>
    <div>
      <dt>Dealings</dt>
      <dd data-yes={location.dealings !== 'none' || undefined}>
        {dealingsNames[location.dealings]}
      </dd>
    </div>
    {location.dealingsDescription && (
      <div className={styles.whole}>
        <dt>Dealings description</dt>
        <dd>{location.dealingsDescription}</dd>
      </div>
    )}
  </dl>
);

export const TileShapes = () => (
  <LoadingShapes label="Loading locations" className={styles.list}>
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} shape="block" height={190} />
    ))}
  </LoadingShapes>
);
