import type { ReactNode } from 'react';
import { Icon, LoadingShapes, Picture, Prose, Skeleton, useMediaQuery } from '@larkfare/ui-kit';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { RowButtons } from '../../saving/row-buttons.tsx';
import { useDelete } from '../../saving/use-delete.ts';
import styles from './airline-tiles.module.css';
import { flightsAddress } from './airlines.rules.ts';
import { HeadedTextList } from './headed-text-list.tsx';
import type { ManagedAirline, useAirlines } from './use-airlines.ts';

type AirlineTilesProps = Pick<
  ReturnType<typeof useAirlines>,
  'remove' | 'refresh' | 'isLoading'
> & {
  airlines: readonly ManagedAirline[];
  onEdit: (airline: ManagedAirline) => void;
};

/** A page of airlines, each with everything that is kept of it. */
export function AirlineTiles({ airlines, isLoading, remove, refresh, onEdit }: AirlineTilesProps) {
  const askAndDelete = useDelete();
  return (
    <ul
      role="list"
      aria-label="Airlines"
      aria-busy={isLoading || undefined}
      className={styles.list}
    >
      {airlines.map((airline) => (
        <AirlineTile key={airline.id} airline={airline}>
          <div className={styles.texts}>
            {airline.overview ? (
              <Prose text={airline.overview} className={styles.overview} />
            ) : (
              <p className={styles.none}>No overview yet.</p>
            )}
            <HeadedTextList title="Details" texts={airline.details} none="None yet" />
            <HeadedTextList
              title="Baggage"
              texts={airline.hasBaggage ? airline.baggage : []}
              none={airline.hasBaggage ? 'Nothing said of it yet' : 'No'}
            />
          </div>
          <RowButtons
            id={airline.id}
            name={airline.shortName}
            canDelete={airline.canDelete}
            onEdit={() => onEdit(airline)}
            onDelete={() =>
              void askAndDelete({
                text: `Are you sure you want to delete the airline ${airline.shortName}?`,
                name: airline.shortName,
                remove: () => remove(airline.id),
                refresh,
              })
            }
            leadOn={{ to: flightsAddress(airline), label: 'View Flights' }}
          />
        </AirlineTile>
      ))}
    </ul>
  );
}

/** An airline; on a phone its head alone, which opens to show the rest of it. */
function AirlineTile({ airline, children }: { airline: ManagedAirline; children: ReactNode }) {
  const isSmall = useMediaQuery('(max-width: 640px)');
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
          <Icon shape={ChevronDown} className={styles.sign} />
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
    </li>
  );
}

const AirlineHead = ({ airline }: { airline: ManagedAirline }) => (
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

export const TileShapes = () => (
  <LoadingShapes label="Loading airlines" className={styles.list}>
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} shape="block" height={280} />
    ))}
  </LoadingShapes>
);
