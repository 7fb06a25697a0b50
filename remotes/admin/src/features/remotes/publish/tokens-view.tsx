import type { DeployToken } from '@larkfare/remote-cli/registry-api';
import { MakingToken } from './making-token.tsx';
import { PublishingList } from './publishing-list.tsx';
import { livingFirst } from '../registry/remotes.rules.ts';
import { tokenColumns } from './token-columns.tsx';

/** Who may publish: each token is for one remote. */
export const TokensView = () => (
  <PublishingList
    view="tokens"
    path="/tokens"
    failure="The tokens could not be loaded."
    rowsOf={({ tokens }: { tokens: DeployToken[] }) => livingFirst(tokens)}
    columns={tokenColumns}
    removal={({ label, remote }) => ({
      question: {
        title: 'Revoke this token?',
        text: `Whatever publishes ${remote} with “${label}” stops working at once, for good.`,
        action: 'Revoke',
      },
      done: `“${label}” is revoked.`,
    })}
    caption="Deploy tokens"
    empty="No team can publish yet. A token lets one team publish one remote."
    adding={{ label: 'New token', title: 'New deploy token', form: MakingToken }}
  />
);
