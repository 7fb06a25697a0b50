import type { TrustedPublisher } from '@larkfare/remote-cli/registry-api';
import { NewPublisherForm } from './new-publisher-form.tsx';
import { publisherColumns } from './publisher-columns.tsx';
import { PublishingList } from './publishing-list.tsx';

/** Projects whose CI publishes a remote without a stored token. */
export const PublishersView = () => (
  <PublishingList
    view="publishers"
    path="/trusted-publishers"
    failure="The trusted publishers could not be loaded."
    rowsOf={({ publishers }: { publishers: TrustedPublisher[] }) => publishers}
    columns={publisherColumns}
    removal={({ project, remote }) => ({
      question: {
        title: 'Stop trusting this project?',
        text: `The CI of ${project} stops publishing ${remote} at once.`,
        action: 'Remove',
      },
      done: `${project} is no longer trusted.`,
    })}
    caption="Trusted publishers"
    empty="No project is trusted yet. GitHub or GitLab authenticates the runs of a trusted project: each gets a token for 15 minutes, so that none has to be stored."
    adding={{ label: 'Trust a project', title: 'Trust a project', form: NewPublisherForm }}
  />
);
