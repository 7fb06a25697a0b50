import { useState } from 'react';
import { useNotify } from '@larkfare/remote-contract';
import { Pagination, ProblemPanel, QueryView, Stack } from '@larkfare/ui-kit';
import { useConfirm } from '../office/use-confirm.tsx';
import { EmptyList } from '../office/admin-page.tsx';
import { timeOfMoment } from '../office/moments.rules.ts';
import { ListSkeleton } from '../list/record-list.tsx';
import type { SaveResult } from '../record/save-result.rules.ts';
import { saveFailed } from '../record/use-record-form.ts';
import type { SiteKey } from './site-values.generated.ts';
import { useSiteWrites } from './use-site-values.ts';
import { RevisionEntry } from './revision-entry.tsx';
import { useRevisions, type Revision } from './use-revisions.ts';

/** The versions of a text, twenty at a time; each older one shows its differences and can be published again. */
export function HistoryPanel({ siteKey }: { siteKey: SiteKey }) {
  const [page, setPage] = useState(1);
  const history = useRevisions(siteKey, page);
  return (
    <QueryView
      state={history}
      skeleton={<ListSkeleton label="Loading history" count={3} height={72} gap={3} />}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyList>Nothing was written here yet, so there is nothing to go back to.</EmptyList>
      }
    >
      {({ items, currentVersion, ...shown }) => (
        <Stack>
          <Revisions
            siteKey={siteKey}
            revisions={items}
            currentVersion={currentVersion}
            onRestored={() => (page === 1 ? history.refetch() : setPage(1))}
          />
          <Pagination page={shown.page} totalPages={shown.totalPages} onPage={setPage} />
        </Stack>
      )}
    </QueryView>
  );
}

type RevisionsProps = {
  siteKey: SiteKey;
  revisions: readonly Revision[];
  /** The version on the site now. */
  currentVersion: number;
  onRestored: () => unknown;
};

function Revisions({ siteKey, revisions, currentVersion, onRestored }: RevisionsProps) {
  const confirm = useConfirm();
  const notify = useNotify();
  const { restore } = useSiteWrites();
  const [isRestoring, setIsRestoring] = useState(false);
  const [problem, setProblem] = useState('');

  const confirmAndRestore = async (version: number, changedAt: string) => {
    const isSure = await confirm({
      title: 'Restore this version',
      text: `Publish the version of ${changedAt} again? What is on the site now stays in the history.`,
      action: 'Restore',
      tone: 'brand',
    });
    if (!isSure) return;
    setIsRestoring(true);
    const result = await restore(siteKey, version, currentVersion);
    setIsRestoring(false);
    setProblem(sentenceOf(result));
    if (result.kind === 'saved') notify.success('Restored.');
    if (result.kind !== 'failed') await onRestored();
  };

  return (
    <Stack>
      {problem && <ProblemPanel title={problem} />}
      <Stack as="ol" gap={3} role="list">
        {revisions.map((revision) => (
          <RevisionEntry
            key={revision.version}
            revision={revision}
            currentVersion={currentVersion}
            isBusy={isRestoring}
            onRestore={() =>
              void confirmAndRestore(
                revision.version,
                revision.changedAt ? timeOfMoment(revision.changedAt) : '',
              )
            }
          />
        ))}
      </Stack>
    </Stack>
  );
}

function sentenceOf(result: SaveResult<unknown>): string {
  switch (result.kind) {
    case 'saved':
      return '';
    case 'problems':
      return `That version no longer meets the rules: ${result.message}`;
    case 'stale':
      return `${result.message} Look at what is there now before you restore.`;
    default:
      return result.message ?? saveFailed;
  }
}
