import { useState } from 'react';
import type {
  Availability,
  Decided,
  PreviewLink,
  Remote,
  Version,
} from '@larkfare/remote-cli/registry-api';
import { useNotify } from '@larkfare/remote-contract';
import {
  buttonClass,
  Button,
  Dialog,
  LoadingSkeleton,
  ProblemPanel,
  SelectField,
  Skeleton,
  Stack,
  TextField,
} from '@larkfare/ui-kit';
import { FormDialog } from '../../../record/form-dialog.tsx';
import styles from '../../../record/form.module.css';
import { useRecordDialog } from '../../../record/record-dialog.tsx';
import { Moment } from '../registry/cells.tsx';
import { RegistryForm } from '../registry/registry-form.tsx';
import { requestRegistry } from '../registry/request-registry.ts';
import { CopyField } from '../registry/secret.tsx';

type NamedRemote = Pick<Remote, 'name' | 'title'>;

const addressOf = ({ name }: NamedRemote, version: string, resource: string) =>
  `/remotes/${name}/versions/${version}/${resource}`;

/** The dialog with a preview link: `startPreview` creates the link and opens it. */
export function usePreviewDialog(remote: NamedRemote) {
  const { isOpen, edited: version, edit, close } = useRecordDialog<string>();
  const [result, setResult] = useState<PreviewLink | Error>();

  const startPreview = (next: string) => {
    edit(next);
    setResult(undefined);
    void requestRegistry<PreviewLink>(addressOf(remote, next, 'preview'), { method: 'POST' })
      .catch((problem: Error) => problem)
      .then(setResult);
  };
  return {
    startPreview,
    previewDialog: version && (
      <Dialog open={isOpen} onClose={close} title={`Preview ${remote.title} ${version}`}>
        {!result && (
          <LoadingSkeleton label="Making a link">
            <Skeleton shape="block" height={96} />
          </LoadingSkeleton>
        )}
        {result instanceof Error && (
          <ProblemPanel title={result.message} onRetry={() => startPreview(version)} />
        )}
        {result && 'path' in result && <Preview {...result} onClose={close} />}
      </Dialog>
    ),
  };
}

function Preview({ path, ends, onClose }: PreviewLink & { onClose: () => void }) {
  const address = new URL(path, window.location.href).href;
  return (
    <Stack>
      <p>
        Anyone who opens it sees this version on the live site, under a banner that says so, until{' '}
        <Moment at={ends} />. Everybody else sees what is live.
      </p>
      <CopyField label="Link" noun="link" value={address} />
      <div className={styles.foot}>
        <Button onClick={onClose}>Done</Button>
        <a href={address} target="_blank" rel="noopener" className={buttonClass({ tone: 'brand' })}>
          Open it here
        </a>
      </div>
    </Stack>
  );
}

/** The effect of each decision, the usual one first. */
const decisions: Record<Availability, string> = {
  offered: 'Make it available again',
  yanked: 'Yank: it cannot be activated again; open pages keep it',
  'taken down': 'Take down: its files are no longer served; open pages may break',
};

export const availabilityTitle = (availability: Availability): string =>
  ({ offered: 'Available', yanked: 'Yanked', 'taken down': 'Taken down' })[availability];

/** The dialog that withdraws a version or makes it available again. */
export function useAvailabilityDialog(remote: NamedRemote, onDecided: () => void) {
  const { isOpen, edited: version, edit, close } = useRecordDialog<Version>();
  const notify = useNotify();

  const onDone = ({ replaced }: Decided, availability: Availability) => {
    const name = `${remote.title} ${version?.version}`;
    notify.success(
      [
        `${name}: ${availabilityTitle(availability)}.`,
        ...replaced.map(({ channel, version: live }) =>
          live
            ? `${live} is live in ${channel} instead.`
            : `${remote.title} is no longer live in ${channel}, because it had no earlier version.`,
        ),
      ].join(' '),
    );
    onDecided();
    close();
  };
  return {
    startDecision: edit,
    availabilityDialog: version && (
      <FormDialog
        open={isOpen}
        onClose={close}
        title={`Availability of ${remote.title} ${version.version}`}
        shape="card"
      >
        <AvailabilityForm remote={remote} version={version} onDone={onDone} />
      </FormDialog>
    ),
  };
}

type AvailabilityFormProps = {
  remote: NamedRemote;
  version: Version;
  onDone: (decided: Decided, availability: Availability) => void;
};

function AvailabilityForm({ remote, version, onDone }: AvailabilityFormProps) {
  const current = version.withdrawn?.availability ?? 'offered';
  const choices = (Object.keys(decisions) as Availability[]).filter((each) => each !== current);
  return (
    <RegistryForm
      label="Save"
      initial={{ availability: String(choices[0]), reason: '' }}
      send={({ availability, reason }) =>
        requestRegistry<Decided>(addressOf(remote, version.version, 'availability'), {
          method: 'PUT',
          body: { availability, reason: reason.trim() },
        })
      }
      onDone={(decided, { availability }) =>
        onDone(decided, choices.find((each) => each === availability) ?? current)
      }
    >
      {(field) => (
        <>
          <p>A version that is live is rolled back at once, in locked channels too.</p>
          <SelectField
            {...field('availability')}
            label="Decision"
            options={choices.map((value) => ({ value, label: decisions[value] }))}
          />
          <TextField
            {...field('reason')}
            label="Reason"
            hint="Shown to its team and to anyone who tries to activate it."
            required
            maxLength={500}
          />
        </>
      )}
    </RegistryForm>
  );
}
