import { useState } from 'react';
import { useNotify } from '@larkfare/remote-contract';
import { Button, Field, Icon, partOf, QueryView, VisuallyHidden } from '@larkfare/ui-kit';
import Plus from 'lucide-react/icons/plus';
import { useConfirm } from '../../confirm/use-confirm.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { EmptyList } from '../../page/admin-page.tsx';
import { RecordTable, RecordTableSkeleton, type Column } from '../../records/record-table.tsx';
import { Added } from './added.tsx';
import { askRegistry } from './ask-registry.ts';
import { LabelField, RemoteFields } from './publishing-fields.tsx';
import { RegistryForm } from './registry-form.tsx';
import type { SigningKey } from './registry.ts';
import { RemotesScreen } from './remotes-screen.tsx';
import { useRegistryQuery, type Refetch } from './use-registry-query.ts';
import styles from './remotes.module.css';

/** Keys with which teams sign their versions; of a remote that has one, no other version is published. */
export function SigningKeysView() {
  const query = useRegistryQuery<{ keys: SigningKey[] }>(
    '/signing-keys',
    'The signing keys could not be loaded.',
  );
  const [isAdding, setIsAdding] = useState(false);
  const remove = useRemoving(query.refetch);
  const add = (
    <Button tone="brand" aria-haspopup="dialog" onClick={() => setIsAdding(true)}>
      <Icon shape={Plus} size={18} /> Add a key
    </Button>
  );
  return (
    <RemotesScreen view="keys" actions={add}>
      <QueryView
        state={partOf(query, ({ keys }) => keys)}
        skeleton={<RecordTableSkeleton label="Loading signing keys" />}
        empty={
          <EmptyList>
            <p>
              No team signs its versions yet. Once a remote has a key here, only versions signed
              with it are published.
            </p>
          </EmptyList>
        }
      >
        {(keys) => (
          <RecordTable
            caption="Signing keys"
            columns={columns((key) => void remove(key))}
            rows={keys}
            rowKey={({ id }) => id}
            isBusy={query.isLoading}
          />
        )}
      </QueryView>
      <FormDialog open={isAdding} onClose={() => setIsAdding(false)} title="Add a signing key">
        <NewKeyForm
          onAdded={() => {
            setIsAdding(false);
            void query.refetch();
          }}
        />
      </FormDialog>
    </RemotesScreen>
  );
}

const NewKeyForm = ({ onAdded }: { onAdded: () => void }) => (
  <RegistryForm
    label="Add key"
    request={(fields) =>
      askRegistry('/signing-keys', {
        method: 'POST',
        body: Object.fromEntries([...fields].filter(([, value]) => value !== '')),
      })
    }
    onDone={onAdded}
  >
    <RemoteFields />
    <LabelField hint="Whose it is, such as Release key of the guide team." />
    <Field label="Public key" hint="Ed25519, from -----BEGIN PUBLIC KEY----- to the last line.">
      {(control) => (
        <textarea
          {...control}
          name="publicKey"
          required
          rows={4}
          maxLength={1000}
          spellCheck={false}
        />
      )}
    </Field>
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
  {
    heading: 'Actions',
    cell: (key) => (
      <Button className={styles.whole} aria-haspopup="dialog" onClick={() => remove(key)}>
        Remove<VisuallyHidden> {key.label}</VisuallyHidden>
      </Button>
    ),
  },
];

function useRemoving(refetch: Refetch) {
  const confirm = useConfirm();
  const notify = useNotify();
  return async ({ id, label, remote }: SigningKey) => {
    const isSure = await confirm({
      title: 'Remove this key?',
      text: `“${label}” can no longer sign versions of ${remote}. If it is the last key, unsigned versions are accepted again.`,
      action: 'Remove',
    });
    if (!isSure) return;
    const answer = await askRegistry(`/signing-keys/${id}`, { method: 'DELETE' });
    if ('refusal' in answer) notify.error(answer.refusal.message);
    else notify.success(`“${label}” is removed.`);
    await refetch();
  };
}
