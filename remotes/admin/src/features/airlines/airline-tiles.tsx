import type { ReactNode } from 'react';
import { Card, Icon, Note, Picture, Prose, Row, Stack, useMediaQuery } from '@larkfare/ui-kit';
import ChevronDown from '@lucide/icons/icons/chevron-down';
import { RecordCards } from '../../list/tile.tsx';
import { RecordButtons } from '../../record/record-buttons.tsx';
import type { Records } from '../../record/use-records.ts';
import styles from './airline-tiles.module.css';
import type { AirlineInput, ManagedAirlineFragment } from './airlines.generated.ts';
import { flightsAddress, type AirlineDetails } from './airlines.rules.ts';
import { HeadedTextList } from './headed-text-list.tsx';

type AirlineTilesProps = {
  records: Records<ManagedAirlineFragment, AirlineDetails, AirlineInput>;
  rows: readonly ManagedAirlineFragment[];
  onEdit: (airline: ManagedAirlineFragment) => void;
};

/** A page of airlines, each with all its details. */
export const AirlineTiles = ({ records, rows, onEdit }: AirlineTilesProps) => (
  <RecordCards label="Airlines" width="21rem" isBusy={records.isLoading}>
    {rows.map((airline) => (
      <AirlineTile key={airline.id} airline={airline}>
        <Stack gap={3} className={styles.texts}>
          {airline.overview ? <Prose text={airline.overview} /> : <p>No overview yet.</p>}
          <HeadedTextList title="Details" texts={airline.details} none="No details yet" />
          <HeadedTextList
            title="Baggage"
            texts={airline.hasBaggage ? airline.baggage : []}
            none={airline.hasBaggage ? 'No details yet' : 'No'}
          />
        </Stack>
        <RecordButtons
          records={records}
          row={airline}
          onEdit={() => onEdit(airline)}
          usedBy={{ to: flightsAddress(airline), label: 'View Flights' }}
        />
      </AirlineTile>
    ))}
  </RecordCards>
);

/** An airline; on a phone its head alone, which opens to show the rest of it. */
function AirlineTile({
  airline,
  children,
}: {
  airline: ManagedAirlineFragment;
  children: ReactNode;
}) {
  const isSmall = useMediaQuery('(max-width: 639.98px)');
  if (!isSmall)
    return (
      <Card as="li" gap={3} className={styles.tile}>
        <AirlineHead airline={airline} />
        {children}
      </Card>
    );
  return (
    <Card as="li" padding={0}>
      <details>
        <summary className={styles.opener}>
          <AirlineHead airline={airline} />
          <Icon shape={ChevronDown} className={styles.icon} />
        </summary>
        <Stack gap={3} className={styles.body}>
          {children}
        </Stack>
      </details>
    </Card>
  );
}

const AirlineHead = ({ airline }: { airline: ManagedAirlineFragment }) => (
  <Row nowrap>
    <Picture
      address={airline.monogramPicture}
      alt="Monogram"
      width={48}
      height={48}
      className={styles.monogram}
    />
    <div className={styles.names}>
      <h2 className={styles.name}>{airline.shortName}</h2>
      {airline.name !== airline.shortName && <Note>{airline.name}</Note>}
    </div>
    <Picture
      address={airline.logoPicture}
      alt="Logo"
      width={128}
      height={48}
      className={styles.logo}
    />
  </Row>
);
