import { Field } from '@larkfare/ui-kit';

type ContactFieldProps = {
  name: string;
  value: string;
  problem: string | undefined;
  onValue: (value: string) => void;
};

/** Limits are the server's; longer texts are not typed in vain. */
export const NameField = ({ name, value, problem, onValue }: ContactFieldProps) => (
  <Field label="Name" problem={problem}>
    {(wiring) => (
      <input
        {...wiring}
        type="text"
        name={name}
        autoComplete="name"
        required
        maxLength={100}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
    )}
  </Field>
);

export const EmailField = ({ name, value, problem, onValue }: ContactFieldProps) => (
  <Field label="Email" problem={problem}>
    {(wiring) => (
      <input
        {...wiring}
        type="email"
        name={name}
        autoComplete="email"
        required
        maxLength={254}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
    )}
  </Field>
);

export const OptionalPhoneField = ({ name, value, problem, onValue }: ContactFieldProps) => (
  <Field label="Phone" note="optional" problem={problem}>
    {(wiring) => (
      <input
        {...wiring}
        type="tel"
        name={name}
        autoComplete="tel"
        maxLength={40}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
    )}
  </Field>
);
