import type { ReactNode } from 'react';
import { Icon, LoadingSkeleton, Picture, Prose, Skeleton, useMediaQuery } from '@larkfare/ui-kit';
import ChevronDown from 'lucide-react/icons/chevron-down';
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
  <ul
    role="list"
    aria-label="Airlines"
    aria-busy={records.isLoading || undefined}
    className={styles.list}
  >
    {rows.map((airline) => (
      <AirlineTile key={airline.id} airline={airline}>
        <div className={styles.texts}>
          {airline.overview ? (
            <Prose text={airline.overview} className={styles.overview} />
          ) : (
            <p className={styles.none}>No overview yet.</p>
          )}
          <HeadedTextList title="Details" texts={airline.details} none="No details yet" />
          <HeadedTextList
            title="Baggage"
            texts={airline.hasBaggage ? airline.baggage : []}
            none={airline.hasBaggage ? 'No details yet' : 'No'}
          />
        </div>
        <RecordButtons
          records={records}
          row={airline}
          onEdit={() => onEdit(airline)}
          usedBy={{ to: flightsAddress(airline), label: 'View Flights' }}
        />
      </AirlineTile>
    ))}
  </ul>
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
      <li className={styles.tile}>
        <AirlineHead airline={airline} />
        {children}
      </li>
    );
  return (
    <li className={styles.tile}>
      <details>
        <summary className={styles.opener}>
          <AirlineHead airline={airline} />
          <Icon shape={ChevronDown} className={styles.icon} />
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
    </li>
  );
}

const AirlineHead = ({ airline }: { airline: ManagedAirlineFragment }) => (
  <div className={styles.head}>
    <Picture
      address={airline.monogramPicture}
      alt="Monogram"
      width={48}
      height={48}
      className={styles.monogram}
    />
    <div className={styles.names}>
      <h2 className={styles.name}>{airline.shortName}</h2>
      {airline.name !== airline.shortName && <p className={styles.full}>{airline.name}</p>}
    </div>
    <Picture
      address={airline.logoPicture}
      alt="Logo"
      width={128}
      height={48}
      className={styles.logo}
    />
  </div>
);

export const TileSkeleton = () => (
  <LoadingSkeleton label="Loading airlines" className={styles.list}>
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} shape="block" height={280} />
    ))}
  </LoadingSkeleton>
);
