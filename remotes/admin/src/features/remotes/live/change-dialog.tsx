import type { Changed, Channel, Overview, Remote } from '@larkfare/remote-cli/registry-api';
import { useNotify } from '@larkfare/remote-contract';
import { ProblemPanel, SelectField, TextField } from '@larkfare/ui-kit';
import { FormDialog } from '../../../record/form-dialog.tsx';
import { useRecordDialog } from '../../../record/record-dialog.tsx';
import { GateProblems } from '../registry/gate-problems.tsx';
import { RegistryForm } from '../registry/registry-form.tsx';
import {
  mayShare,
  notesInWords,
  presenceInWords,
  rollbackChoices,
  versionIn,
} from '../registry/remotes.rules.ts';
import { requestRegistry } from '../registry/request-registry.ts';
import type { Refetch } from '../registry/use-registry-query.ts';
import { useVersions } from './use-versions.ts';

/** A change of a channel that has to be confirmed. */
export type Change = { channel: string; remote: string } & (
  { kind: 'activate'; version: string } | { kind: 'roll back' }
);

export type StartChange = (change: Change) => void;

type LoadedOverview = { overview: Overview; isLoading: boolean; refetch: Refetch };

/** The dialog of a change: `startChange` opens it, `changeDialog` is rendered with the view. */
export function useChangeDialog({ overview, ...rest }: LoadedOverview) {
  const { isOpen, edited: change, edit, close } = useRecordDialog<Change>();
  const remote = overview.remotes.find(({ name }) => name === change?.remote);
  const channel = overview.channels.find(({ name }) => name === change?.channel);
  return {
    startChange: edit,
    changeDialog: change && remote && channel && (
      <FormDialog
        open={isOpen}
        onClose={close}
        title={
          change.kind === 'activate'
            ? `Activate ${remote.title} ${change.version}`
            : `Roll back ${remote.title}`
        }
      >
        <ChangeForm {...rest} change={change} remote={remote} channel={channel} onClose={close} />
      </FormDialog>
    ),
  };
}

type ChangeFormProps = Omit<LoadedOverview, 'overview'> & {
  change: Change;
  remote: Remote;
  channel: Channel;
  onClose: () => void;
};

function ChangeForm({ change, remote, channel, isLoading, refetch, onClose }: ChangeFormProps) {
  const notify = useNotify();
  const presence = presenceInWords(remote, channel.name);
  const isActivation = change.kind === 'activate';
  return (
    <RegistryForm
      label={isActivation ? 'Activate' : 'Roll back'}
      initial={{ version: isActivation ? change.version : '', share: '', comment: '' }}
      send={({ version, share, comment }) =>
        requestRegistry<Changed>(
          `/channels/${channel.name}/remotes/${remote.name}${isActivation ? '' : '/rollback'}`,
          {
            method: isActivation ? 'PUT' : 'POST',
            body: {
              ...(version && { version }),
              ...(share && { share: Number(share) }),
              reason: comment,
            },
            basedOn: channel.revision,
          },
          // The page may be outdated, whether or not the change succeeded.
        ).finally(() => void refetch())
      }
      onDone={(changed) => {
        const notes = notesInWords(changed.gates ?? []);
        notify.success([sentenceOf(remote, channel, changed), ...notes].join(' '));
        onClose();
      }}
      isBusy={isLoading}
      refusal={(error) =>
        error.status === 412 ? (
          <ProblemPanel title="Not saved: someone else changed this remote.">
            {isLoading
              ? 'Reloading…'
              : `${channel.name} is at revision ${channel.revision} and ${presence} now. Check this before you continue.`}
          </ProblemPanel>
        ) : (
          <GateProblems message={error.message} gates={error.gates} />
        )
      }
    >
      {(field) => (
        <>
          <p>
            {isActivation
              ? `Make ${change.version} live in ${channel.name}? It ${presence} now.`
              : `Roll back in ${channel.name}? It ${presence} now.`}
          </p>
          {change.kind === 'roll back' && (
            <RollbackField
              {...field('version')}
              remote={remote.name}
              live={versionIn(remote, channel.name)}
            />
          )}
          {isActivation && mayShare(remote, channel.name, change.version) && (
            <SelectField
              {...field('share')}
              label="For"
              hint="Visitors who get it keep it until it is activated for everyone or rolled back."
              options={shares}
            />
          )}
          <TextField
            {...field('comment')}
            label="Reason"
            note="optional"
            hint="Kept in the channel’s history."
            maxLength={500}
          />
        </>
      )}
    </RegistryForm>
  );
}

const shares = [
  { value: '', label: 'All visitors' },
  ...[5, 10, 25, 50].map((share) => ({ value: String(share), label: `${share}% of visitors` })),
];

type RollbackFieldProps = {
  remote: string;
  live: string | undefined;
  name: string;
  value: string;
  onValue: (version: string) => void;
};

/** The version to roll back to; the previous one can be chosen while the others load. */
function RollbackField({ remote, live, ...field }: RollbackFieldProps) {
  const { data = [] } = useVersions(remote);
  return (
    <SelectField
      {...field}
      label="Roll back to"
      hint="Without a previous version the remote is removed from the channel."
      options={[
        { value: '', label: 'Previous version' },
        ...rollbackChoices(data, live).map((version) => ({ value: version, label: version })),
      ]}
    />
  );
}

function sentenceOf({ title }: Remote, { name }: Channel, changed: Changed): string {
  const { version, candidate, share } = changed;
  if (candidate) return `${title} ${candidate} is rolled out to ${share}% of visitors in ${name}.`;
  return version === null
    ? `${title} is no longer live in ${name}.`
    : `${title} ${version} is live in ${name}.`;
}
