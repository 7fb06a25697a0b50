import { Field } from '@larkfare/ui-kit';

const shares = [5, 10, 25, 50];

type ShareChoiceProps = {
  /** Empty for all. */
  value: string;
  onValue: (share: string) => void;
};

/** Who gets a version: everybody, or first some, who keep it while the others have what they had. */
export const ShareChoice = ({ value, onValue }: ShareChoiceProps) => (
  <Field
    label="For"
    hint="Visitors who get it keep it until it is activated for everyone or rolled back."
  >
    {(control) => (
      <select
        {...control}
        name="share"
        value={value}
        onChange={(event) => onValue(event.target.value)}
      >
        <option value="">All visitors</option>
        {shares.map((share) => (
          <option key={share} value={share}>
            {share} of 100 visitors
          </option>
        ))}
      </select>
    )}
  </Field>
);
