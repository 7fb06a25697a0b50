import type { TrustedPublisher } from '@larkfare/remote-cli/registry-api';
import { TextField } from '@larkfare/ui-kit';
import { timeOfMoment } from '../../../office/moments.rules.ts';
import type { Column } from '../../../list/record-table.tsx';
import { Added, Code, Lines, Nothing, removeColumn } from '../registry/cells.tsx';
import { machineText, RegistryForm } from '../registry/registry-form.tsx';
import { remoteColumn, RemoteFields, RightsField, toBody } from './publishing-fields.tsx';
import { AddButton, PublishingList } from './publishing-list.tsx';

/** Projects whose CI publishes a remote without a stored token. */
export const PublishersView = () => (
  <PublishingList
    view="publishers"
    path="/trusted-publishers"
    rowsOf={({ publishers }: { publishers: TrustedPublisher[] }) => publishers}
    columns={columns}
    caption="Trusted publishers"
    failure="The trusted publishers could not be loaded."
    empty="No project is trusted yet. GitHub or GitLab authenticates the runs of a trusted project: each gets a token for 15 minutes, so that none has to be stored."
    add={
      <AddButton label="Trust a project" title="Trust a project">
        <NewPublisher />
      </AddButton>
    }
  />
);

const issuers = ['https://token.actions.githubusercontent.com', 'https://gitlab.com'];

const NewPublisher = () => (
  <RegistryForm
    label="Trust project"
    initial={{
      remote: '',
      title: '',
      issuer: issuers[0] ?? '',
      project: '',
      ref: '',
      workflow: '',
      environment: '',
      scopes: 'publish',
    }}
    path="/trusted-publishers"
    request={(details) => ({ body: toBody(details) })}
  >
    {(field) => (
      <>
        <RemoteFields field={field} />
        <TextField
          {...field('issuer')}
          label="Issuer"
          hint="As given for GitHub Actions; for GitLab the address of the instance, such as https://gitlab.com."
          type="url"
          required
          maxLength={300}
          list="issuers"
        />
        <datalist id="issuers">
          {issuers.map((issuer) => (
            <option key={issuer} value={issuer} />
          ))}
        </datalist>
        {texts.map(({ name, ...text }) => (
          <TextField key={name} {...field(name)} {...machineText} {...text} maxLength={255} />
        ))}
        <RightsField field={field} />
      </>
    )}
  </RegistryForm>
);

const texts = [
  {
    name: 'project',
    label: 'Project',
    hint: 'Such as acme/guide: its owner and its name.',
    required: true,
  },
  {
    name: 'ref',
    label: 'Branch or tags',
    note: 'optional',
    hint: 'Such as refs/heads/main, or refs/tags/v* for all tags that begin with v.',
  },
  {
    name: 'workflow',
    label: 'Workflow',
    note: 'optional',
    hint: 'Its file, such as .github/workflows/remote.yml or .gitlab-ci.yml.',
  },
  {
    name: 'environment',
    label: 'Environment',
    note: 'optional',
    hint: 'The environment named in the job.',
  },
] as const;

const columns: Column<TrustedPublisher>[] = [
  {
    heading: 'Project',
    cell: ({ project, issuer }) => <Lines notes={[issuer]}>{project}</Lines>,
    isRowHeading: true,
    breaks: true,
  },
  remoteColumn,
  {
    heading: 'Only from',
    cell: ({ ref, environment, workflow }) =>
      (ref ?? environment ?? workflow) ? (
        <Lines>
          {ref && <Code>{ref}</Code>}
          {workflow && <Code>{workflow}</Code>}
          {environment && <span>Environment {environment}</span>}
        </Lines>
      ) : (
        <Nothing>Any run</Nothing>
      ),
    breaks: true,
  },
  {
    heading: 'Added',
    cell: ({ lastUsedAt, ...publisher }) => (
      <Added {...publisher}>
        {lastUsedAt ? `Last used ${timeOfMoment(lastUsedAt)}` : 'Never used'}
      </Added>
    ),
  },
  removeColumn(({ id, project, remote }) => ({
    path: `/trusted-publishers/${id}`,
    subject: project,
    question: {
      title: 'Stop trusting this project?',
      text: `The CI of ${project} stops publishing ${remote} at once.`,
      action: 'Remove',
    },
    done: `${project} is no longer trusted.`,
  })),
];
