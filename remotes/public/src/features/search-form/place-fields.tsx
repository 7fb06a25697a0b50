import { Combobox, Field, Icon, Note, Stack, type SuggestionSource, Text } from '@larkfare/ui-kit';
import ArrowRightLeft from '@lucide/icons/icons/arrow-right-left';
import PlaneLanding from '@lucide/icons/icons/plane-landing';
import PlaneTakeoff from '@lucide/icons/icons/plane-takeoff';
import styles from './place-fields.module.css';
import { type SearchFieldsProps, type SearchProblems, swapped } from './search-form.rules.ts';
import { type ReactNode, useCallback } from 'react';
import Building2 from '@lucide/icons/icons/building-complex';
import Check from '@lucide/icons/icons/check';
import { type Place, toPlaces } from './places.rules.ts';
import { useApolloClient } from '@apollo/client/react';
import { AirportSuggestionsDocument } from './airport-suggestions.generated.ts';

/** From and to, and a button that turns them round. */
export function PlaceFields({
  search,
  onChange,
  problems,
}: SearchFieldsProps & { problems: SearchProblems }) {
  return (
    <Stack className={styles.places}>
      <PlaceField
        label="From"
        name="from"
        icon={<Icon shape={PlaneTakeoff} />}
        text={search.from}
        id={search.fromId}
        problem={problems.from}
        onPlace={(from, fromId) => onChange({ from, fromId })}
      />
      <button
        type="button"
        className={styles.swap}
        aria-label="Swap from and to"
        onClick={() => onChange(swapped(search))}
      >
        <Icon shape={ArrowRightLeft} size={18} />
      </button>
      <PlaceField
        label="To"
        name="to"
        icon={<Icon shape={PlaneLanding} />}
        text={search.to}
        id={search.toId}
        problem={problems.to}
        onPlace={(to, toId) => onChange({ to, toId })}
      />
    </Stack>
  );
}

type PlaceFieldProps = {
  label: string;
  name: string;
  icon: ReactNode;
  text: string;
  /** Id of the picked airport or location, empty when the text was only typed. */
  id: string;
  problem?: string | undefined;
  onPlace: (text: string, id: string) => void;
};

const noun = ['airport', 'airports'] as const;

/** Where from or where to. Picking fills the id; coming back to the field clears it (specification §4). */
function PlaceField({ label, name, icon, text, id, problem, onPlace }: PlaceFieldProps) {
  const source = usePlaceSuggestions();
  return (
    <Field label={label} problem={problem}>
      {(control) => (
        <Combobox
          {...control}
          name={name}
          required
          placeholder="City or airport"
          icon={icon}
          badge={id && <Icon shape={Check} size={18} tone="success" />}
          noun={noun}
          text={text}
          source={source}
          optionKey={(place: Place) => place.id}
          onFocus={() => id && onPlace(text, '')}
          onText={(typed) => onPlace(typed, '')}
          onPick={(place) => onPlace(place.text, place.id)}
        >
          {(place) => (
            <span className={styles.place}>
              <Text as="span" weight="bold" tone="link" className={styles.code}>
                {place.code ?? <Icon shape={Building2} size={18} />}
              </Text>
              <span>
                <Text as="span" weight="strong" className={styles.name}>
                  {place.name}
                </Text>
                <Note as="span" className={styles.where}>
                  {place.where}
                </Note>
              </span>
            </span>
          )}
        </Combobox>
      )}
    </Field>
  );
}

/** Airports and cities for a text; a request that is no longer wanted is cancelled. */
function usePlaceSuggestions(): SuggestionSource<Place> {
  const client = useApolloClient();
  return useCallback(
    async (text, signal) => {
      const { data } = await client.query({
        query: AirportSuggestionsDocument,
        variables: { text },
        // A cancelled request must not serve the same text typed again.
        context: { queryDeduplication: false, fetchOptions: { signal } },
      });
      return toPlaces(data?.airportSuggestions ?? []);
    },
    [client],
  );
}
