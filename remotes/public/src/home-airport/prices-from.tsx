import { toEnGb } from '@larkfare/london-dates';
import { useToday } from '@larkfare/remote-contract';
import { Note, Row, SelectField } from '@larkfare/ui-kit';
import { keepHomeAirport, useHomeAirport } from './home-airport.ts';
import styles from './prices-from.module.css';

type PricesFromProps = { airports: readonly { id: string; name: string }[] };

/** The airport that the prices of a list are from, for the visitor to choose, and the day that they are of. */
export function PricesFrom({ airports }: PricesFromProps) {
  const today = useToday();
  const home = useHomeAirport();
  return (
    <Row gap={[1, 4]}>
      <SelectField
        label="From"
        className={styles.from}
        value={home.id}
        onValue={(id) => keepHomeAirport(airports.find((airport) => airport.id === id))}
        options={[
          { value: '', label: 'Any UK airport' },
          ...airports.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Note>Lowest prices per person, as of {toEnGb(today)}</Note>
    </Row>
  );
}
