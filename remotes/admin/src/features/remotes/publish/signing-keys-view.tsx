import type { SigningKey } from '@larkfare/remote-cli/registry-api';
import type { Column } from '../../../records/record-table.tsx';
import { Added } from '../registry/added.tsx';
import { askRegistry } from '../registry/ask-registry.ts';
import { LabelField, RemoteFields } from './publishing-fields.tsx';
import { PublishingList, type AddingProps } from './publishing-list.tsx';
import { RegistryField, RegistryForm } from '../registry/registry-form.tsx';
import { removeColumn } from '../registry/remove-column.tsx';
import styles from '../registry/remotes.module.css';

/** Keys with which teams sign their versions; a remote with a key accepts only versions signed with one of its keys. */
export const SigningKeysView = () => (
  <PublishingList
    view="keys"
    path="/signing-keys"
    failure="The signing keys could not be loaded."
    rowsOf={({ keys }: { keys: SigningKey[] }) => keys}
    columns={columns}
    removal={({ label, remote }) => ({
      question: {
        title: 'Remove this key?',
        text: `“${label}” can no longer sign versions of ${remote}. If it is the last key, unsigned versions are accepted again.`,
        action: 'Remove',
      },
      done: `“${label}” is removed.`,
    })}
    caption="Signing keys"
    empty="No team signs its versions yet. Once a remote has a key here, only versions signed with it are published."
    adding={{ label: 'Add a key', title: 'Add a signing key', form: NewKeyForm }}
  />
);

const NewKeyForm = ({ onAdded, onClose }: AddingProps) => (
  <RegistryForm
    label="Add key"
    request={(fields) =>
      askRegistry('/signing-keys', {
        method: 'POST',
        body: Object.fromEntries([...fields].filter(([, value]) => value !== '')),
      })
    }
    onDone={() => {
      onClose();
      onAdded();
    }}
  >
    <RemoteFields />
    <LabelField hint="Whose it is, such as Release key of the guide team." />
    <RegistryField
      name="publicKey"
      label="Public key"
      hint="Ed25519, from -----BEGIN PUBLIC KEY----- to the last line."
    >
      {(control) => <textarea {...control} required rows={4} maxLength={1000} spellCheck={false} />}
    </RegistryField>
  </RegistryForm>
);

const columns = (remove: (key: SigningKey) => void): Column<SigningKey>[] => [
  { heading: 'Key', cell: ({ label }) => label, isRowHeading: true },
  { heading: 'Remote', cell: ({ remote }) => remote },
  {
    heading: 'Public key',
    cell: ({ publicKey }) => (
      <code className={styles.code}>{publicKey.split('\n').slice(1, -2).join('')}</code>
    ),
    breaks: true,
  },
  {
    heading: 'Added',
    cell: Added,
  },
  removeColumn(remove, ({ label }) => label),
];
