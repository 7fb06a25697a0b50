import { Card, Note, Picture, Row } from '@larkfare/ui-kit';
import { RecordCards } from '../../list/tile.tsx';
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
  <RecordCards label="Locations" width="20rem" isBusy={records.isLoading}>
    {rows.map((location) => (
      <Card as="li" gap={3} padding={3} key={location.id} className={styles.tile}>
        <LocationHead location={location} />
        <Row align="end" justify="between">
          <LocationFacts location={location} />
          <RecordButtons
            records={records}
            row={location}
            onEdit={() => onEdit(location)}
            usedBy={{ to: airportsAddress(location), label: 'View Airports' }}
          />
        </Row>
      </Card>
    ))}
  </RecordCards>
);

type LocationPartProps = { location: ManagedLocationFragment };

const LocationHead = ({ location }: LocationPartProps) => (
  <Row align="start" nowrap>
    <Picture address={location.image} alt="" width={132} height={99} className={styles.picture} />
    <div>
      <h2 className={styles.name}>{location.name}</h2>
      <Note>
        {location.country.name} · {location.country.region.name}
      </Note>
      {location.description && <p className={styles.text}>{location.description}</p>}
    </div>
  </Row>
);

const LocationFacts = ({ location }: LocationPartProps) => (
  <Row as="dl" gap={[2, 5]} className={styles.facts}>
    <div>
      <Note as="dt">Popular</Note>
      <dd>{location.isPopular ? <strong>Yes</strong> : 'No'}</dd>
    </div>
    <div>
      <Note as="dt">Dealings</Note>
      <dd>{dealingsNames[location.dealings]}</dd>
    </div>
    {location.dealingsDescription && (
      <div className={styles.whole}>
        <Note as="dt">Dealings description</Note>
        <dd>{location.dealingsDescription}</dd>
      </div>
    )}
  </Row>
);
