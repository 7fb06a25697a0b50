import { useState } from 'react';
import { useNotify } from '@larkfare/remote-contract';
import { Button, Icon, partOf, QueryView } from '@larkfare/ui-kit';
import Plus from 'lucide-react/icons/plus';
import { useConfirm } from '../../confirm/use-confirm.tsx';
import { EmptyList } from '../../page/admin-page.tsx';
import { RecordTable, RecordTableSkeleton } from '../../records/record-table.tsx';
import { askRegistry } from './ask-registry.ts';
import { NewTokenDialog } from './new-token-dialog.tsx';
import type { DeployToken } from './registry.ts';
import { livingFirst } from './remotes.rules.ts';
import { RemotesScreen } from './remotes-screen.tsx';
import { tokenColumns } from './token-columns.tsx';
import { useRegistryQuery, type Refetch } from './use-registry-query.ts';

/** Who may publish: each token opens one remote. */
export function TokensView() {
  const query = useRegistryQuery<{ tokens: DeployToken[] }>(
    '/tokens',
    'The tokens could not be loaded.',
  );
  const [isMaking, setIsMaking] = useState(false);
  const revoke = useRevoking(query.refetch);
  const make = (
    <Button tone="brand" aria-haspopup="dialog" onClick={() => setIsMaking(true)}>
      <Icon shape={Plus} size={18} /> New token
    </Button>
  );
  return (
    <RemotesScreen view="tokens" actions={make}>
      <QueryView
        state={partOf(query, ({ tokens }) => livingFirst(tokens))}
        skeleton={<RecordTableSkeleton label="Loading tokens" />}
        empty={
          <EmptyList>
            <p>No team can publish yet. A token lets one team publish one remote.</p>
          </EmptyList>
        }
      >
        {(tokens) => (
          <RecordTable
            caption="Deploy tokens"
            columns={tokenColumns((token) => void revoke(token))}
            rows={tokens}
            rowKey={({ id }) => id}
            isBusy={query.isLoading}
          />
        )}
      </QueryView>
      <NewTokenDialog isOpen={isMaking} onMade={query.refetch} onClose={() => setIsMaking(false)} />
    </RemotesScreen>
  );
}

function useRevoking(refetch: Refetch) {
  const confirm = useConfirm();
  const notify = useNotify();
  return async ({ id, label, remote }: DeployToken) => {
    const isSure = await confirm({
      title: 'Revoke this token?',
      text: `Whatever publishes ${remote} with “${label}” stops working at once, for good.`,
      action: 'Revoke',
    });
    if (!isSure) return;
    const answer = await askRegistry(`/tokens/${id}`, { method: 'DELETE' });
    if ('refusal' in answer) notify.error(answer.refusal.message);
    else notify.success(`“${label}” is revoked.`);
    await refetch();
  };
}
