import { onlyProblems, type Problems } from '@larkfare/text-rules';

export type Fields = Readonly<Record<string, string>>;

/** The labels of required fields, in every form. */
const required: Fields = {
  remote: 'Remote',
  label: 'Label',
  issuer: 'Issuer',
  project: 'Project',
  publicKey: 'Public key',
  address: 'Address',
  reason: 'Reason',
};

/** A sentence for each invalid field; the registry checks the rest. */
export const fieldProblems = (fields: Fields): Problems<Fields> =>
  onlyProblems<Fields>(
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, problemOf(name, value.trim())]),
    ),
  );

function problemOf(name: string, value: string): string | undefined {
  const label = required[name];
  if (label && value === '') return `${label} is required.`;
  if (name === 'remote' && !/^[a-z][a-z0-9-]*$/.test(value))
    return 'Enter a lower-case word, such as guide or city-breaks.';
  if (name === 'days' && !isDays(value)) return 'Enter days from 1 to 366.';
  return undefined;
}

const isDays = (value: string) =>
  /^\d{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= 366;
