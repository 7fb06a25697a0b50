import { SelectField, TextField } from '@larkfare/ui-kit';
import { Code, Lines } from '../registry/cells.tsx';
import { machineText } from '../registry/registry-form.tsx';
import styles from '../registry/remotes.module.css';

/** Binds a field of a form by its name. */
type FieldOf<Name extends string> = (name: Name) => {
  name: string;
  value: string;
  problem: string | undefined;
  onValue: (value: string) => void;
};

/** The remote to be published. */
export const RemoteFields = ({ field }: { field: FieldOf<'remote' | 'title'> }) => (
  <>
    <TextField
      {...field('remote')}
      {...machineText}
      label="Remote"
      hint="Its name in addresses: a lower-case word such as guide or city-breaks. A new name makes a new remote."
      required
      maxLength={40}
    />
    <TextField
      {...field('title')}
      label="Title"
      note="optional"
      hint="The name that people read, such as Destination guide."
      maxLength={80}
      autoComplete="off"
    />
  </>
);

export const LabelField = ({ field, hint }: { field: FieldOf<'label'>; hint: string }) => (
  <TextField
    {...field('label')}
    label="Label"
    hint={hint}
    required
    maxLength={80}
    autoComplete="off"
  />
);

export const RightsField = ({ field }: { field: FieldOf<'scopes'> }) => (
  <SelectField
    {...field('scopes')}
    label="Rights"
    hint="Activating makes a version live, or rolls back to an earlier one. Notifying permits changes of the notified addresses."
    options={[
      { value: 'publish', label: 'Publish' },
      { value: 'publish activate', label: 'Publish and activate' },
      { value: 'publish notify', label: 'Publish and notify' },
      { value: 'publish activate notify', label: 'Publish, activate and notify' },
    ]}
  />
);

/** The filled fields as a request; the registry has defaults for the others. */
export const toBody = ({ scopes, ...details }: Record<string, string>) => ({
  ...Object.fromEntries(Object.entries(details).filter(([, value]) => value.trim() !== '')),
  ...(scopes && { scopes: scopes.split(' ') }),
});

const rights = new Intl.ListFormat('en-GB');

/** The remote that may be published, with the other rights. */
export const remoteColumn = {
  heading: 'Remote',
  cell: ({ remote, scopes }: { remote: string; scopes: string[] }) => (
    <Lines notes={[`May ${rights.format(scopes)}`]}>
      <span className={styles.whole}>
        <Code>{remote}</Code>
      </span>
    </Lines>
  ),
};
