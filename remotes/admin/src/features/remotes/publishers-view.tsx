import { useState } from 'react';
import { useNotify } from '@larkfare/remote-contract';
import { Button, Icon, partOf, QueryView } from '@larkfare/ui-kit';
import Plus from 'lucide-react/icons/plus';
import { useConfirm } from '../../confirm/use-confirm.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { EmptyList } from '../../page/admin-page.tsx';
import { RecordTable, RecordTableSkeleton } from '../../records/record-table.tsx';
import { askRegistry } from './ask-registry.ts';
import { NewPublisherForm } from './new-publisher-form.tsx';
import { publisherColumns } from './publisher-columns.tsx';
import type { TrustedPublisher } from './registry.ts';
import { RemotesScreen } from './remotes-screen.tsx';
import { useRegistryQuery, type Refetch } from './use-registry-query.ts';

/** Projects whose CI publishes a remote without a stored token. */
export function PublishersView() {
  const query = useRegistryQuery<{ publishers: TrustedPublisher[] }>(
    '/trusted-publishers',
    'The trusted publishers could not be loaded.',
  );
  const [isAdding, setIsAdding] = useState(false);
  const remove = useRemoving(query.refetch);
  const add = (
    <Button tone="brand" aria-haspopup="dialog" onClick={() => setIsAdding(true)}>
      <Icon shape={Plus} size={18} /> Trust a project
    </Button>
  );
  return (
    <RemotesScreen view="publishers" actions={add}>
      <QueryView
        state={partOf(query, ({ publishers }) => publishers)}
        skeleton={<RecordTableSkeleton label="Loading trusted publishers" />}
        empty={
          <EmptyList>
            <p>
              No project is trusted yet. GitHub or GitLab authenticates the runs of a trusted
              project: each gets a token for 15 minutes, so that none has to be stored.
            </p>
          </EmptyList>
        }
      >
        {(publishers) => (
          <RecordTable
            caption="Trusted publishers"
            columns={publisherColumns((publisher) => void remove(publisher))}
            rows={publishers}
            rowKey={({ id }) => id}
            isBusy={query.isLoading}
          />
        )}
      </QueryView>
      <FormDialog open={isAdding} onClose={() => setIsAdding(false)} title="Trust a project">
        <NewPublisherForm
          onAdded={() => {
            setIsAdding(false);
            void query.refetch();
          }}
        />
      </FormDialog>
    </RemotesScreen>
  );
}

function useRemoving(refetch: Refetch) {
  const confirm = useConfirm();
  const notify = useNotify();
  return async ({ id, project, remote }: TrustedPublisher) => {
    const isSure = await confirm({
      title: 'Stop trusting this project?',
      text: `The CI of ${project} stops publishing ${remote} at once.`,
      action: 'Remove',
    });
    if (!isSure) return;
    const answer = await askRegistry(`/trusted-publishers/${id}`, { method: 'DELETE' });
    if ('refusal' in answer) notify.error(answer.refusal.message);
    else notify.success(`${project} is no longer trusted.`);
    await refetch();
  };
}
