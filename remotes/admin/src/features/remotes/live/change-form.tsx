import { createContext, use } from 'react';
import type { Changed, Overview, Remote, Version } from '@larkfare/remote-cli/registry-api';
import { partOf, ProblemPanel, SelectField, TextField, type QueryState } from '@larkfare/ui-kit';
import { DialogButton } from '../registry/cells.tsx';
import { GateProblems } from '../registry/gate-problems.tsx';
import { RegistryForm } from '../registry/registry-form.tsx';
import {
  mayShare,
  notesInWords,
  presenceInWords,
  rollbackChoices,
  versionIn,
} from '../registry/remotes.rules.ts';
import { useRegistryQuery } from '../registry/use-registry.ts';

/** The channels and remotes as loaded last: a refused change shows the state that it was refused for. */
export const OverviewContext = createContext<{ overview: Overview; isLoading: boolean } | null>(
  null,
);

/** Every published version of a remote, the latest first. */
export const useVersions = (remote: string): QueryState<Version[]> =>
  partOf(
    useRegistryQuery<{ versions: Version[] }>(
      `/remotes/${remote}/versions`,
      'The versions could not be loaded.',
    ),
    ({ versions }) => versions,
  );

interface Change {
  remote: Pick<Remote, 'name' | 'title'>;
  channel: string;
  /** The version to activate; without it the remote is rolled back. */
  version?: string;
}

type ChangeButtonProps = Pick<Parameters<typeof DialogButton>[0], 'label' | 'subject'> & Change;

/** A button with the dialog that confirms a change of a channel. */
export const ChangeButton = ({ label, subject, ...change }: ChangeButtonProps) => (
  <DialogButton
    label={label}
    subject={subject}
    title={
      change.version
        ? `Activate ${change.remote.title} ${change.version}`
        : `Roll back ${change.remote.title}`
    }
  >
    <ChangeForm {...change} />
  </DialogButton>
);

function ChangeForm({ remote: { name, title }, channel: channelName, version }: Change) {
  const { overview, isLoading } = use(OverviewContext) ?? {};
  const remote = overview?.remotes.find((each) => each.name === name);
  const channel = overview?.channels.find((each) => each.name === channelName);
  if (!remote || !channel) return null;
  const presence = presenceInWords(remote, channel.name);
  const live = versionIn(remote, channel.name);
  return (
    <RegistryForm
      label={version ? 'Activate' : 'Roll back'}
      initial={{ version: version ?? '', share: '', comment: '' }}
      path={`/channels/${channel.name}/remotes/${name}${version ? '' : '/rollback'}`}
      request={({ share, comment, ...chosen }) => ({
        method: version ? 'PUT' : 'POST',
        body: {
          ...(chosen.version && chosen),
          ...(share && { share: Number(share) }),
          reason: comment,
        },
        basedOn: channel.revision,
      })}
      done={(changed: Changed) =>
        [sentenceOf(title, channel.name, changed), ...notesInWords(changed.gates ?? [])].join(' ')
      }
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
            {version ? `Make ${version} live` : 'Roll back'} in {channel.name}? It {presence} now.
          </p>
          {!version && <RollbackField {...field('version')} remote={name} live={live} />}
          {version && mayShare(remote, channel.name, version) && (
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

function sentenceOf(title: string, channel: string, changed: Changed): string {
  const { version, candidate, share } = changed;
  if (candidate)
    return `${title} ${candidate} is rolled out to ${share}% of visitors in ${channel}.`;
  return version === null
    ? `${title} is no longer live in ${channel}.`
    : `${title} ${version} is live in ${channel}.`;
}
