import type { SigningKey } from '@larkfare/remote-cli/registry-api';
import { TextAreaField } from '@larkfare/ui-kit';
import type { Column } from '../../../list/record-table.tsx';
import { Added, Code, removeColumn } from '../registry/cells.tsx';
import { RegistryForm } from '../registry/registry-form.tsx';
import { LabelField, RemoteFields, toBody } from './publishing-fields.tsx';
import { AddButton, PublishingList } from './publishing-list.tsx';

/** Keys with which teams sign their versions; a remote with a key accepts only versions signed with one of its keys. */
export const SigningKeysView = () => (
  <PublishingList
    view="keys"
    path="/signing-keys"
    rowsOf={({ keys }: { keys: SigningKey[] }) => keys}
    columns={columns}
    caption="Signing keys"
    failure="The signing keys could not be loaded."
    empty="No team signs its versions yet. Once a remote has a key here, only versions signed with it are published."
    add={
      <AddButton label="Add a key" title="Add a signing key">
        <NewKey />
      </AddButton>
    }
  />
);

const NewKey = () => (
  <RegistryForm
    label="Add key"
    initial={{ remote: '', title: '', label: '', publicKey: '' }}
    path="/signing-keys"
    request={(details) => ({ body: toBody(details) })}
  >
    {(field) => (
      <>
        <RemoteFields field={field} />
        <LabelField field={field} hint="For example: Release key of the guide team." />
        <TextAreaField
          {...field('publicKey')}
          label="Public key"
          hint="Ed25519, from -----BEGIN PUBLIC KEY----- to the last line."
          required
          rows={4}
          maxLength={1000}
          spellCheck={false}
        />
      </>
    )}
  </RegistryForm>
);

const columns: Column<SigningKey>[] = [
  { heading: 'Key', cell: ({ label }) => label, isRowHeading: true },
  { heading: 'Remote', cell: ({ remote }) => remote },
  {
    heading: 'Public key',
    cell: ({ publicKey }) => <Code>{publicKey.split('\n').slice(1, -2).join('')}</Code>,
    breaks: true,
  },
  { heading: 'Added', cell: Added },
  removeColumn(({ id, label, remote }) => ({
    path: `/signing-keys/${id}`,
    subject: label,
    question: {
      title: 'Remove this key?',
      text: `“${label}” can no longer sign versions of ${remote}. If it is the last key, unsigned versions are accepted again.`,
      action: 'Remove',
    },
    done: `“${label}” is removed.`,
  })),
];
