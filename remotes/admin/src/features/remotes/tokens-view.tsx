import { useState } from 'react';
import { useNotify } from '@larkfare/remote-contract';
import { Button, Icon, ProblemPanel } from '@larkfare/ui-kit';
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
import { useRegistryQuery } from './use-registry-query.ts';

/** Who may publish: each token opens one remote. */
export function TokensView() {
  const { body, isLoading, hasFailed, refetch } = useRegistryQuery<{ tokens: DeployToken[] }>(
    '/tokens',
  );
  const [isMaking, setIsMaking] = useState(false);
  const revoke = useRevoking(refetch);
  const make = (
    <Button tone="brand" aria-haspopup="dialog" onClick={() => setIsMaking(true)}>
      <Icon shape={Plus} size={18} /> New token
    </Button>
  );
  return (
    <RemotesScreen view="tokens" actions={make}>
      {hasFailed && <ProblemPanel title="The tokens could not be read." onRetry={refetch} />}
      {!body && isLoading && <RecordTableSkeleton label="Loading tokens" />}
      {body?.tokens.length === 0 && (
        <EmptyList>
          <p>No team can publish yet. A token lets one team publish and activate one remote.</p>
        </EmptyList>
      )}
      {body && body.tokens.length > 0 && (
        <RecordTable
          caption="Deploy tokens"
          columns={tokenColumns((token) => void revoke(token))}
          rows={livingFirst(body.tokens)}
          rowKey={({ id }) => id}
          isBusy={isLoading}
        />
      )}
      <NewTokenDialog isOpen={isMaking} onMade={refetch} onClose={() => setIsMaking(false)} />
    </RemotesScreen>
  );
}

function useRevoking(refetch: () => void) {
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
    refetch();
  };
}
