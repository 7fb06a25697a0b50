import { useState } from 'react';
import { AirlineLogo, Combobox, Field, Pill, PillList, withoutDuplicate } from '@larkfare/ui-kit';
import styles from './preferred-airlines.module.css';
import { useAirlineName } from './use-airline-name.ts';
import { useAirlineSuggestions, type SuggestedAirline } from './use-airline-suggestions.ts';

type PreferredAirlinesProps = { ids: readonly string[]; onIds: (ids: string[]) => void };

const noun = ['airline', 'airlines'] as const;

/** Airlines chosen one by one; with none of them any airline will do. */
export function PreferredAirlines({ ids, onIds }: PreferredAirlinesProps) {
  const source = useAirlineSuggestions();
  const [text, setText] = useState('');
  const pick = (airline: SuggestedAirline) => {
    onIds(withoutDuplicate(ids, airline.id));
    setText('');
  };
  return (
    <div className={styles.airlines}>
      <Field label="Preferred airlines">
        {(wiring) => (
          <Combobox
            {...wiring}
            placeholder="Type to search…"
            noun={noun}
            text={text}
            onText={setText}
            onPick={pick}
            source={source}
            optionKey={(airline: SuggestedAirline) => airline.id}
          >
            {(airline) => (
              <span className={styles.airline}>
                <AirlineLogo airline={airline} size="small" />
                {airline.name}
              </span>
            )}
          </Combobox>
        )}
      </Field>
      <PillList label="Chosen airlines" empty="Any airline">
        {ids.map((id) => (
          <AirlinePill
            key={id}
            id={id}
            onRemove={() => onIds(ids.filter((other) => other !== id))}
          />
        ))}
      </PillList>
    </div>
  );
}

const AirlinePill = ({ id, onRemove }: { id: string; onRemove: () => void }) => (
  <Pill name={useAirlineName(id)} onRemove={onRemove} />
);
