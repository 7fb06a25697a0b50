import type { DeployToken } from '@larkfare/remote-cli/registry-api';
import { Field, NumberInput } from '@larkfare/ui-kit';
import { timeOfMoment } from '../../../office/moments.rules.ts';
import type { Column } from '../../../list/record-table.tsx';
import { Badge } from '../../../list/badge.tsx';
import { ActionButton, Added, Lines, Moment, Nothing } from '../registry/cells.tsx';
import { RegistryForm } from '../registry/registry-form.tsx';
import { validFirst } from '../registry/remotes.rules.ts';
import { Secret } from '../registry/secret.tsx';
import {
  LabelField,
  remoteColumn,
  RemoteFields,
  RightsField,
  toBody,
} from './publishing-fields.tsx';
import { AddButton, PublishingList } from './publishing-list.tsx';

/** The deploy tokens, each for one remote. */
export const TokensView = () => (
  <PublishingList
    view="tokens"
    path="/tokens"
    rowsOf={({ tokens }: { tokens: DeployToken[] }) => validFirst(tokens)}
    columns={columns}
    caption="Deploy tokens"
    failure="The tokens could not be loaded."
    empty="No team can publish yet. A token lets one team publish one remote."
    add={
      <AddButton label="New token" title="New deploy token">
        <NewToken />
      </AddButton>
    }
  />
);

/** Creates a token and shows it once. */
const NewToken = () => (
  <RegistryForm
    label="Create token"
    initial={{ remote: '', title: '', label: '', scopes: 'publish', days: '90' }}
    path="/tokens"
    request={({ days, ...details }) => ({ body: { ...toBody(details), days: Number(days) } })}
    result={({ token }: { token: string }) => (
      <Secret label="Deploy token" noun="token" value={token}>
        Give it to the team now, as a secret of their CI; only its hash is stored here.
      </Secret>
    )}
  >
    {(field) => {
      const { problem, ...days } = field('days');
      return (
        <>
          <RemoteFields field={field} />
          <LabelField field={field} hint="For example: CI of the guide team." />
          <RightsField field={field} />
          <Field
            label="Expires after (days)"
            hint="At most 366. Create a new one before then."
            problem={problem}
          >
            {(control) => <NumberInput {...control} {...days} required min={1} max={366} />}
          </Field>
        </>
      );
    }}
  </RegistryForm>
);

const columns: Column<DeployToken>[] = [
  { heading: 'Label', cell: ({ label }) => label, isRowHeading: true, breaks: true },
  remoteColumn,
  { heading: 'Created', cell: Added },
  {
    heading: 'Last used',
    cell: ({ lastUsedAt, expiresAt }) => (
      <Lines
        notes={[
          expiresAt ? (
            <time dateTime={expiresAt}>Expires {timeOfMoment(expiresAt)}</time>
          ) : (
            'Never expires'
          ),
        ]}
      >
        {lastUsedAt ? <Moment at={lastUsedAt} /> : <Nothing>Never</Nothing>}
      </Lines>
    ),
  },
  {
    heading: 'Actions',
    cell: ({ id, label, remote, revokedAt }) =>
      revokedAt ? (
        <Lines notes={[<Moment at={revokedAt} />]}>
          <Badge tone="grey">Revoked</Badge>{' '}
        </Lines>
      ) : (
        <ActionButton
          label="Revoke"
          subject={label}
          path={`/tokens/${id}`}
          method="DELETE"
          question={{
            title: 'Revoke this token?',
            text: `Anything that publishes ${remote} with “${label}” stops working immediately. You can’t undo this.`,
            action: 'Revoke',
          }}
          done={`“${label}” is revoked.`}
        />
      ),
  },
];
