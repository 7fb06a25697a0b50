import type { Availability, Decided, Remote, Version } from '@larkfare/remote-cli/registry-api';
import { useNotify } from '@larkfare/remote-contract';
import { FormDialog } from '../../../form/form-dialog.tsx';
import { askRegistry } from '../registry/ask-registry.ts';
import { availabilityOf, availabilityTitle, decisionsFor } from './availability.rules.ts';
import { RegistryField, RegistryForm } from '../registry/registry-form.tsx';

interface AvailabilityDialogProps {
  isOpen: boolean;
  remote: Pick<Remote, 'name' | 'title'>;
  version: Version;
  onDecided: () => void;
  onClose: () => void;
}

/** Withdraws a version, or makes it available again. */
export const AvailabilityDialog = ({
  isOpen,
  remote,
  version,
  ...rest
}: AvailabilityDialogProps) => (
  <FormDialog
    open={isOpen}
    onClose={rest.onClose}
    title={`Availability of ${remote.title} ${version.version}`}
    shape="card"
  >
    <AvailabilityForm remote={remote} version={version} {...rest} />
  </FormDialog>
);

function AvailabilityForm({
  remote,
  version,
  onDecided,
  onClose,
}: Omit<AvailabilityDialogProps, 'isOpen'>) {
  const notify = useNotify();

  const decide = (fields: FormData) => {
    const path = `/remotes/${remote.name}/versions/${version.version}/availability`;
    const body = {
      availability: fields.get('availability'),
      reason: String(fields.get('reason')).trim(),
    };
    return askRegistry<Decided>(path, { method: 'PUT', body });
  };
  const done = ({ replaced }: Decided, fields: FormData) => {
    const availability = fields.get('availability') as Availability;
    notify.success(
      [
        `${remote.title} ${version.version}: ${availabilityTitle(availability)}.`,
        ...replaced.map(({ channel, version: live }) =>
          live
            ? `${live} is live in ${channel} instead.`
            : `${remote.title} is no longer live in ${channel}, because it had no earlier version.`,
        ),
      ].join(' '),
    );
    onDecided();
    onClose();
  };
  return (
    <RegistryForm label="Save" request={decide} onDone={done}>
      <p>A version that is live is rolled back at once, in locked channels too.</p>
      <RegistryField name="availability" label="Decision">
        {(control) => (
          <select {...control}>
            {decisionsFor(availabilityOf(version)).map(([availability, words]) => (
              <option key={availability} value={availability}>
                {words}
              </option>
            ))}
          </select>
        )}
      </RegistryField>
      <RegistryField
        name="reason"
        label="Reason"
        hint="Shown to its team and to anyone who tries to activate it."
      >
        {(control) => <input {...control} required maxLength={500} />}
      </RegistryField>
    </RegistryForm>
  );
}
