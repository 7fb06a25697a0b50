import { TextField } from '@larkfare/ui-kit';

type ValueField = {
  name: string;
  value: string;
  problem: string | undefined;
  onValue: (value: string) => void;
};

/** The greatest lengths are the server's. */
export const NameField = (field: ValueField) => (
  <TextField label="Name" autoComplete="name" required maxLength={100} {...field} />
);

export const EmailField = (field: ValueField) => (
  <TextField label="Email" type="email" autoComplete="email" required maxLength={254} {...field} />
);

type PhoneFieldProps = ValueField & { label?: string; required?: boolean };

export const PhoneField = ({ label = 'Phone', required = false, ...field }: PhoneFieldProps) => (
  <TextField
    label={label}
    note={required ? undefined : 'optional'}
    type="tel"
    autoComplete="tel"
    required={required}
    maxLength={40}
    {...field}
  />
);
