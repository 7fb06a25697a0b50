import { useEffect, useState } from 'react';
import { AirlineLogo, Combobox, Field, Pill, PillList, withoutDuplicate } from '@larkfare/ui-kit';
import styles from './airlines-field.module.css';
import { useAirlineById } from './use-airline-by-id.ts';
import { useAirlineChoices, type AirlineOption } from './use-airline-choices.ts';

type AirlinesFieldProps = { ids: readonly string[]; onIds: (ids: string[]) => void };

const noun = ['airline', 'airlines'] as const;

/** Airlines chosen one by one as pills; with none of them it is any airline. */
export function AirlinesField({ ids, onIds }: AirlinesFieldProps) {
  const source = useAirlineChoices();
  const [text, setText] = useState('');
  const pick = (airline: AirlineOption) => {
    onIds(withoutDuplicate(ids, airline.id));
    setText('');
  };
  return (
    <div className={styles.airlines}>
      <Field label="Preferred Airlines">
        {(wiring) => (
          <Combobox
            {...wiring}
            placeholder="Type to search…"
            noun={noun}
            text={text}
            onText={setText}
            onPick={pick}
            source={source}
            optionKey={(airline: AirlineOption) => airline.id}
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

/** An airline whose details cannot be had is dropped without a word (specification §8); until they come it is 'Airline'. */
function AirlinePill({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { name, hasFailed } = useAirlineById(id);
  useEffect(() => {
    if (hasFailed) onRemove();
  }, [hasFailed, onRemove]);
  return <Pill name={name ?? 'Airline'} onRemove={onRemove} />;
}
