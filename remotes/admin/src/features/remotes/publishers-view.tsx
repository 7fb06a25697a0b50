import type { TrustedPublisher } from '@larkfare/remote-cli/registry-api';
import { partOf } from '@larkfare/ui-kit';
import { AddButton } from './add-button.tsx';
import { NewPublisherForm } from './new-publisher-form.tsx';
import { publisherColumns } from './publisher-columns.tsx';
import { PublishingList } from './publishing-list.tsx';
import { useRegistryQuery } from './use-registry-query.ts';
import { useRemoving } from './use-removing.ts';

/** Projects whose CI publishes a remote without a stored token. */
export function PublishersView() {
  const query = useRegistryQuery<{ publishers: TrustedPublisher[] }>(
    '/trusted-publishers',
    'The trusted publishers could not be loaded.',
  );
  const remove = useRemoving(query.refetch);
  const distrust = ({ id, project, remote }: TrustedPublisher) =>
    void remove({
      path: `/trusted-publishers/${id}`,
      question: {
        title: 'Stop trusting this project?',
        text: `The CI of ${project} stops publishing ${remote} at once.`,
        action: 'Remove',
      },
      done: `${project} is no longer trusted.`,
    });
  return (
    <PublishingList
      view="publishers"
      rows={partOf(query, ({ publishers }) => publishers)}
      columns={publisherColumns(distrust)}
      caption="Trusted publishers"
      empty="No project is trusted yet. GitHub or GitLab authenticates the runs of a trusted project: each gets a token for 15 minutes, so that none has to be stored."
      adding={
        <AddButton label="Trust a project" title="Trust a project">
          {(close) => (
            <NewPublisherForm
              onAdded={() => {
                close();
                void query.refetch();
              }}
            />
          )}
        </AddButton>
      }
    />
  );
}
