import { Grid, LoadingSkeleton, Note, Picture, Row, Skeleton } from '@larkfare/ui-kit';
import { RecordButtons } from '../../record/record-buttons.tsx';
import type { Records } from '../../record/use-records.ts';
import styles from './location-tiles.module.css';
import type { LocationInput, ManagedLocationFragment } from './locations.generated.ts';
import { airportsAddress, dealingsNames, type LocationDetails } from './locations.rules.ts';

type LocationTilesProps = {
  records: Records<ManagedLocationFragment, LocationDetails, LocationInput>;
  rows: readonly ManagedLocationFragment[];
  onEdit: (location: ManagedLocationFragment) => void;
};

/** A page of locations, each with all its details. */
export const LocationTiles = ({ records, rows, onEdit }: LocationTilesProps) => (
  <Grid
    as="ul"
    columns="20rem"
    gap={3}
    role="list"
    aria-label="Locations"
    aria-busy={records.isLoading || undefined}
    className={styles.list}
  >
    {rows.map((location) => (
      <li key={location.id} className={styles.tile}>
        <LocationHead location={location} />
        <Row align="end" justify="between" className={styles.foot}>
          <LocationFacts location={location} />
          <RecordButtons
            records={records}
            row={location}
            onEdit={() => onEdit(location)}
            usedBy={{ to: airportsAddress(location), label: 'View Airports' }}
          />
        </Row>
      </li>
    ))}
  </Grid>
);

type LocationPartProps = { location: ManagedLocationFragment };

const LocationHead = ({ location }: LocationPartProps) => (
  <div className={styles.head}>
    <Picture address={location.image} alt="" width={132} height={99} className={styles.picture} />
    <div className={styles.words}>
      <h2 className={styles.name}>{location.name}</h2>
      <Note>
        {location.country.name} · {location.country.region.name}
      </Note>
      {location.description && <p className={styles.text}>{location.description}</p>}
    </div>
  </div>
);

const LocationFacts = ({ location }: LocationPartProps) => (
  <Row as="dl" gap={[2, 5]} className={styles.facts}>
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
  </Row>
);

export const TileSkeleton = () => (
  <LoadingSkeleton columns="20rem" gap={3} label="Loading locations" className={styles.list}>
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} shape="block" height={190} />
    ))}
  </LoadingSkeleton>
);
