import type { DeployToken } from '@larkfare/remote-cli/registry-api';
import { partOf } from '@larkfare/ui-kit';
import { AddButton } from './add-button.tsx';
import { MakingToken } from './making-token.tsx';
import { PublishingList } from './publishing-list.tsx';
import { livingFirst } from './remotes.rules.ts';
import { tokenColumns } from './token-columns.tsx';
import { useRegistryQuery } from './use-registry-query.ts';
import { useRemoving } from './use-removing.ts';

/** Who may publish: each token opens one remote. */
export function TokensView() {
  const query = useRegistryQuery<{ tokens: DeployToken[] }>(
    '/tokens',
    'The tokens could not be loaded.',
  );
  const remove = useRemoving(query.refetch);
  const revoke = ({ id, label, remote }: DeployToken) =>
    void remove({
      path: `/tokens/${id}`,
      question: {
        title: 'Revoke this token?',
        text: `Whatever publishes ${remote} with “${label}” stops working at once, for good.`,
        action: 'Revoke',
      },
      done: `“${label}” is revoked.`,
    });
  return (
    <PublishingList
      view="tokens"
      rows={partOf(query, ({ tokens }) => livingFirst(tokens))}
      columns={tokenColumns(revoke)}
      caption="Deploy tokens"
      empty="No team can publish yet. A token lets one team publish one remote."
      adding={
        <AddButton label="New token" title="New deploy token">
          {(close) => <MakingToken onMade={() => void query.refetch()} onClose={close} />}
        </AddButton>
      }
    />
  );
}
