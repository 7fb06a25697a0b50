import { useState } from 'react';
import { Button, Field } from '@larkfare/ui-kit';
import { useSearchParams } from 'react-router';
import { AirlineCard } from './airline-card.tsx';
import { airlineCount, airlinesNamed } from './airlines.rules.ts';
import styles from './airlines-page.module.css';
import type { ListedAirline } from './use-airlines.ts';

/** More than fit on a screen or two are looked through by name. */
const worthFinding = 12;

/** The airlines, and a field that leaves those whose name was typed; what was typed is in the address. */
export function AirlineFinder({ airlines }: { airlines: readonly ListedAirline[] }) {
  const [params, setParams] = useSearchParams();
  // Typed text is shown at once; the address follows.
  const [typed, setTyped] = useState(params.get('name') ?? '');
  const shown = airlinesNamed(airlines, typed);
  const find = (name: string) => {
    setTyped(name);
    setParams(name.trim() ? { name } : {}, { replace: true, preventScrollReset: true });
  };
  return (
    <div className={styles.finder}>
      {airlines.length > worthFinding && (
        <div className={styles.tools}>
          <Field label="Find an airline" className={styles.find}>
            {(control) => (
              <input
                {...control}
                type="search"
                name="name"
                autoComplete="off"
                spellCheck={false}
                placeholder="Name or code"
                value={typed}
                onChange={(event) => find(event.target.value)}
              />
            )}
          </Field>
          <p role="status" className={styles.count}>
            {airlineCount(shown.length, airlines.length)}
          </p>
        </div>
      )}
      {shown.length > 0 ? (
        <ul role="list" className={styles.list}>
          {shown.map((airline) => (
            <li key={airline.id}>
              <AirlineCard airline={airline} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.empty}>
          <p>We don’t have an airline called “{typed.trim()}”.</p>
          <Button onClick={() => find('')}>Show all airlines</Button>
        </div>
      )}
    </div>
  );
}
