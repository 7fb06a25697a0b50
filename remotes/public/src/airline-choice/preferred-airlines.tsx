import { AirlinesField, Pill } from '@larkfare/ui-kit';
import { useAirlineName } from './use-airline-name.ts';
import { useAirlineSuggestions } from './use-airline-suggestions.ts';

type PreferredAirlinesProps = {
  label?: string;
  ids: readonly string[];
  onIds: (ids: string[]) => void;
};

/** The airlines that the visitor would like to fly with. */
export const PreferredAirlines = ({
  label = 'Preferred airlines',
  ids,
  onIds,
}: PreferredAirlinesProps) => (
  <AirlinesField
    label={label}
    ids={ids}
    onIds={onIds}
    source={useAirlineSuggestions()}
    ChosenAirline={AirlinePill}
  />
);

const AirlinePill = ({ id, onRemove }: { id: string; onRemove: () => void }) => (
  <Pill name={useAirlineName(id)} onRemove={onRemove} />
);
