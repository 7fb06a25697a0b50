import { useState } from 'react';
import type { Contribution, Slot } from '@larkfare/remote-cli/registry-api';
import { useNotify } from '@larkfare/remote-contract';
import { Button, partOf, QueryView, VisuallyHidden } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { EmptyList } from '../../../page/admin-page.tsx';
import { RecordTable, RecordTableSkeleton, type Column } from '../../../records/record-table.tsx';
import { askRegistry } from '../registry/ask-registry.ts';
import { RemotesScreen } from '../registry/remotes-screen.tsx';
import { moved, slotNames } from './slots.rules.ts';
import { TrustBadge } from '../review/trust-badge.tsx';
import { useRegistryQuery } from '../registry/use-registry-query.ts';
import styles from '../registry/remotes.module.css';

/** What live remotes put on pages of the site: its order, and what of it is shown. */
export function SlotsView() {
  const slots = useRegistryQuery<{ slots: Slot[] }>('/slots', 'The slots could not be loaded.');
  const notify = useNotify();
  const [isSaving, setIsSaving] = useState(false);

  async function save({ slot, revision }: Slot, contributions: Contribution[]) {
    const namesOf = (isShown: boolean) =>
      contributions.filter((each) => each.isShown === isShown).map(({ remote }) => remote);
    setIsSaving(true);
    const answer = await askRegistry(`/slots/${slot}`, {
      method: 'PUT',
      body: { shown: namesOf(true), hidden: namesOf(false) },
      basedOn: revision,
    });
    if ('refusal' in answer) notify.error(answer.refusal.message);
    await slots.refetch();
    setIsSaving(false);
  }

  return (
    <RemotesScreen view="slots">
      <QueryView
        state={partOf(slots, (body) => body.slots.filter((slot) => slot.contributions.length > 0))}
        skeleton={<RecordTableSkeleton label="Loading slots" />}
        empty={
          <EmptyList>
            <p>No live remote adds content to pages of the site.</p>
          </EmptyList>
        }
      >
        {(filled) =>
          filled.map((slot) => (
            <section key={slot.slot} aria-labelledby={slot.slot} className={styles.slot}>
              <h2 id={slot.slot} className={styles.placeName}>
                {slotNames[slot.slot] ?? slot.slot}
              </h2>
              <RecordTable
                caption={`What fills the slot ${slot.slot}, in its order`}
                columns={columnsOf(slot, (next) => void save(slot, next))}
                rows={slot.contributions}
                rowKey={({ remote }) => remote}
                isBusy={isSaving || slots.isLoading}
              />
            </section>
          ))
        }
      </QueryView>
    </RemotesScreen>
  );
}

/** @param save is given all contributions as they are to be */
const columnsOf = (
  { slot, contributions }: Slot,
  save: (next: Contribution[]) => void,
): Column<Contribution>[] => [
  {
    heading: 'Remote',
    cell: ({ remote, title }) => <Link to={`?remote=${remote}`}>{title}</Link>,
    isRowHeading: true,
    breaks: true,
  },
  { heading: 'Version', cell: ({ version }) => version },
  {
    heading: 'On the site',
    cell: (contribution) => <OnTheSite {...contribution} slot={slot} />,
  },
  {
    heading: 'Actions',
    cell: (contribution) => {
      const { remote, title, isShown } = contribution;
      const change = { ...contribution, isShown: !isShown };
      const isFirst = contributions[0]?.remote === remote;
      return (
        <span className={styles.actions}>
          <Button
            onClick={() =>
              save(contributions.map((each) => (each.remote === remote ? change : each)))
            }
          >
            {isShown ? 'Hide' : 'Show'}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
          {isShown && !isFirst && (
            <Button onClick={() => save(moved(contributions, remote))}>
              Move up<VisuallyHidden> {title}</VisuallyHidden>
            </Button>
          )}
        </span>
      );
    },
  },
];

const OnTheSite = ({
  slot,
  remote,
  version,
  isShown,
  needsReview,
}: Contribution & Pick<Slot, 'slot'>) => (
  <span className={styles.stack}>
    {!isShown && <span className={styles.revoked}>Hidden</span>}
    {isShown && !needsReview && <span className={styles.live}>Shown</span>}
    {isShown && needsReview && (
      <>
        <TrustBadge trust="unreviewed" />
        <Link to={`?remote=${remote}&review=${encodeURIComponent(version)}`}>
          {slot === 'navigation-entry'
            ? 'The label waits for a review'
            : 'Shown in a frame until it is reviewed'}
        </Link>
      </>
    )}
  </span>
);
