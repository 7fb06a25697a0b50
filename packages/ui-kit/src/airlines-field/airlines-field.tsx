import { type ComponentType, useState } from 'react';
import { AirlineLogo } from '../airline-logo/airline-logo.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import type { SuggestionSource } from '../combobox/use-suggestions.ts';
import { Field } from '../field/field.tsx';
import { PillList } from '../pill/pill.tsx';
import { Stack, Row } from '../layout/layout.tsx';
import styles from './airlines-field.module.css';

type SuggestedAirline = { id: string; name: string; monogramPicture?: string | null };

type AirlinesFieldProps<Airline extends SuggestedAirline> = {
  label: string;
  ids: readonly string[];
  onIds: (ids: string[]) => void;
  /** Suggests airlines for the text that was typed. */
  source: SuggestionSource<Airline>;
  /** Renders a chosen airline as a `Pill`. */
  ChosenAirline: ComponentType<{ id: string; onRemove: () => void }>;
};

const noun = ['airline', 'airlines'] as const;

/** A field for preferred airlines, each shown as a pill. If none is chosen, any airline is accepted. */
export function AirlinesField<Airline extends SuggestedAirline>({
  label,
  ids,
  onIds,
  source,
  ChosenAirline,
}: AirlinesFieldProps<Airline>) {
  const [text, setText] = useState('');
  const pick = (airline: Airline) => {
    if (!ids.includes(airline.id)) onIds([...ids, airline.id]);
    setText('');
  };
  return (
    <Stack gap={2} className={styles.airlines}>
      <Field label={label}>
        {(control) => (
          <Combobox
            {...control}
            placeholder="Type to search…"
            noun={noun}
            text={text}
            onText={setText}
            onPick={pick}
            source={source}
            optionKey={(airline: Airline) => airline.id}
          >
            {(airline) => (
              <Row as="span" nowrap>
                <AirlineLogo airline={airline} size="small" />
                {airline.name}
              </Row>
            )}
          </Combobox>
        )}
      </Field>
      <PillList label="Chosen airlines" empty="Any airline">
        {ids.map((id) => (
          <ChosenAirline
            key={id}
            id={id}
            onRemove={() => onIds(ids.filter((other) => other !== id))}
          />
        ))}
      </PillList>
    </Stack>
  );
}
