import { useState } from 'react';
import type { DeployToken } from '@larkfare/remote-cli/registry-api';
import { Field, NumberInput } from '@larkfare/ui-kit';
import { timeOfMoment } from '../../../office/moments.rules.ts';
import type { Column } from '../../../list/record-table.tsx';
import { Added, DialogButton, Moment } from '../registry/cells.tsx';
import { RegistryForm } from '../registry/registry-form.tsx';
import { validFirst } from '../registry/remotes.rules.ts';
import styles from '../registry/remotes.module.css';
import { requestRegistry } from '../registry/request-registry.ts';
import { Secret } from '../registry/secret.tsx';
import {
  LabelField,
  remoteColumn,
  RemoteFields,
  RightsField,
  toBody,
} from './publishing-fields.tsx';
import { PublishingList, type AddFormProps } from './publishing-list.tsx';

/** The deploy tokens, each for one remote. */
export const TokensView = () => (
  <PublishingList
    view="tokens"
    path="/tokens"
    rowsOf={({ tokens }: { tokens: DeployToken[] }) => validFirst(tokens)}
    columns={columns}
    removal={({ label, remote }) => ({
      question: {
        title: 'Revoke this token?',
        text: `Anything that publishes ${remote} with “${label}” stops working immediately. You can’t undo this.`,
        action: 'Revoke',
      },
      done: `“${label}” is revoked.`,
    })}
    caption="Deploy tokens"
    failure="The tokens could not be loaded."
    empty="No team can publish yet. A token lets one team publish one remote."
    addLabel="New token"
    addTitle="New deploy token"
    form={(props) => <NewToken {...props} />}
  />
);

/** Creates a token and shows it once. */
function NewToken({ onAdded, onClose }: AddFormProps) {
  const [token, setToken] = useState('');
  if (token)
    return (
      <Secret label="Deploy token" noun="token" value={token} onDone={onClose}>
        Give it to the team now, as a secret of their CI; only its hash is stored here.
      </Secret>
    );
  return (
    <RegistryForm
      label="Create token"
      initial={{ remote: '', title: '', label: '', scopes: 'publish', days: '90' }}
      send={({ days, ...details }) =>
        requestRegistry<{ token: string }>('/tokens', {
          method: 'POST',
          body: { ...toBody(details), days: Number(days) },
        })
      }
      onDone={(created) => {
        setToken(created.token);
        onAdded();
      }}
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
}

const columns = (revoke: (token: DeployToken) => void): Column<DeployToken>[] => [
  { heading: 'Label', cell: ({ label }) => label, isRowHeading: true, breaks: true },
  remoteColumn,
  { heading: 'Created', cell: Added },
  {
    heading: 'Last used',
    cell: ({ lastUsedAt, expiresAt }) => (
      <span className={styles.stack}>
        {lastUsedAt ? <Moment at={lastUsedAt} /> : <span className={styles.nothing}>Never</span>}
        <span className={styles.small}>
          {expiresAt ? (
            <time dateTime={expiresAt}>Expires {timeOfMoment(expiresAt)}</time>
          ) : (
            'Never expires'
          )}
        </span>
      </span>
    ),
  },
  {
    heading: 'Actions',
    cell: (token) =>
      token.revokedAt ? (
        <span className={styles.stack}>
          <span className={styles.revoked}>Revoked</span>{' '}
          <Moment at={token.revokedAt} className={styles.small} />
        </span>
      ) : (
        <DialogButton label="Revoke" subject={token.label} onClick={() => revoke(token)} />
      ),
  },
];
