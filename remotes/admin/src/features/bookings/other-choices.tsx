import type { ComponentType } from 'react';
import { Pill, PillList } from '@larkfare/ui-kit';
import { useNamedAirport } from '../../fields/use-airports.ts';

type Choice = { value: string; onRemove: () => void; prefix?: string };

type OtherChoicesProps<Value extends string> = {
  label: string;
  values: readonly Value[];
  onValues: (values: Value[]) => void;
  Choice: ComponentType<Choice>;
};

/** The values of a filter beyond the one that its field shows. */
export const OtherChoices = <Value extends string>({
  label,
  values,
  onValues,
  Choice,
}: OtherChoicesProps<Value>) =>
  values.length > 0 && (
    <PillList label={label} empty="">
      {values.map((value) => (
        <Choice
          key={value}
          value={value}
          onRemove={() => onValues(values.filter((other) => other !== value))}
        />
      ))}
    </PillList>
  );

export function AirportPill({ value, onRemove, prefix = '' }: Choice) {
  const { text } = useNamedAirport({ text: '', id: value, code: '' });
  return <Pill name={`${prefix}${text || 'Airport'}`} onRemove={onRemove} />;
}

export const StatePill = ({ value, onRemove }: Choice) => <Pill name={value} onRemove={onRemove} />;
