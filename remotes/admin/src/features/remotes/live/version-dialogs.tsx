import type { Decided, PreviewLink, Version } from '@larkfare/remote-cli/registry-api';
import {
  buttonClass,
  Button,
  LoadingSkeleton,
  QueryView,
  SelectField,
  Skeleton,
  Stack,
  TextField,
} from '@larkfare/ui-kit';
import styles from '../../../record/form.module.css';
import { DialogButton, Moment } from '../registry/cells.tsx';
import { RegistryForm } from '../registry/registry-form.tsx';
import { useRegistryView } from '../registry/registry-view.tsx';
import { CopyField } from '../registry/secret.tsx';
import { useRegistryQuery } from '../registry/use-registry.ts';
import { availabilityChoices, decidedInWords } from './availability.rules.ts';

type VersionProps = {
  /** The title of the remote. */
  title: string;
  published: Version;
};

const pathOf = ({ remote, version }: Version, resource: string) =>
  `/remotes/${remote}/versions/${version}/${resource}`;

/** A button that creates a preview link and shows it. */
export const PreviewButton = ({ title, published }: VersionProps) => (
  <DialogButton
    label="Preview"
    subject={published.version}
    title={`Preview ${title} ${published.version}`}
  >
    <Preview path={pathOf(published, 'preview')} />
  </DialogButton>
);

function Preview({ path }: { path: string }) {
  const { closeDialog } = useRegistryView();
  const link = useRegistryQuery<PreviewLink>(path, 'The link could not be made.', 'POST');
  return (
    <QueryView
      state={link}
      problem={link.error instanceof Error ? link.error.message : ''}
      skeleton={
        <LoadingSkeleton label="Making a link">
          <Skeleton shape="block" height={96} />
        </LoadingSkeleton>
      }
    >
      {({ path: linked, ends }) => {
        const address = new URL(linked, window.location.href).href;
        return (
          <Stack>
            <p>
              Anyone who opens it sees this version on the live site, under a banner that says so,
              until <Moment at={ends} />. Everybody else sees what is live.
            </p>
            <CopyField label="Link" noun="link" value={address} />
            <div className={styles.foot}>
              <Button onClick={closeDialog}>Done</Button>
              <a
                href={address}
                target="_blank"
                rel="noopener"
                className={buttonClass({ tone: 'brand' })}
              >
                Open it here
              </a>
            </div>
          </Stack>
        );
      }}
    </QueryView>
  );
}

/** A button that withdraws a version or makes it available again. */
export function AvailabilityButton({ title, published }: VersionProps) {
  const choices = availabilityChoices(published);
  return (
    <DialogButton
      label="Availability"
      subject={`of ${published.version}`}
      title={`Availability of ${title} ${published.version}`}
      shape="card"
    >
      <RegistryForm
        label="Save"
        initial={{ availability: choices[0]?.value ?? '', reason: '' }}
        path={pathOf(published, 'availability')}
        request={({ availability, reason }) => ({
          method: 'PUT',
          body: { availability, reason: reason.trim() },
        })}
        done={(decided: Decided, { availability }) =>
          decidedInWords(title, published.version, availability, decided)
        }
      >
        {(field) => (
          <>
            <p>A version that is live is rolled back at once, in locked channels too.</p>
            <SelectField {...field('availability')} label="Decision" options={choices} />
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
    </DialogButton>
  );
}
