import type { Contribution, Slot } from '@larkfare/remote-cli/registry-api';
import { isSlotName, navigationSlot, slots } from '@larkfare/remote-contract/slots';
import { Button, partOf, QueryView, VisuallyHidden } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { EmptyList } from '../../../office/admin-page.tsx';
import { RecordTable, RecordTableSkeleton, type Column } from '../../../list/record-table.tsx';
import { RemotesScreen } from '../registry/remotes-screen.tsx';
import { TrustBadge } from '../review/trust-badge.tsx';
import { useRegistryAction } from '../registry/use-registry-action.ts';
import { useRegistryQuery } from '../registry/use-registry-query.ts';
import styles from '../registry/remotes.module.css';

const titleOf = (slot: string) =>
  isSlotName(slot) ? slots[slot].title : slot === navigationSlot ? 'Entry of the navigation' : slot;

/** The content of live remotes on pages of the site: its order, and whether it is shown. */
export function SlotsView() {
  const slots = useRegistryQuery<{ slots: Slot[] }>('/slots', 'The slots could not be loaded.');
  const { isSending, run } = useRegistryAction(slots.refetch);

  const save = ({ slot, revision }: Slot, contributions: Contribution[]) => {
    const namesOf = (isShown: boolean) =>
      contributions.filter((each) => each.isShown === isShown).map(({ remote }) => remote);
    run(`/slots/${slot}`, {
      method: 'PUT',
      body: { shown: namesOf(true), hidden: namesOf(false) },
      basedOn: revision,
    });
  };

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
                {titleOf(slot.slot)}
              </h2>
              <RecordTable
                caption={`Content of the slot ${slot.slot}, in its order`}
                columns={columnsOf(slot, (next) => save(slot, next))}
                rows={slot.contributions}
                rowKey={({ remote }) => remote}
                isBusy={isSending || slots.isLoading}
              />
            </section>
          ))
        }
      </QueryView>
    </RemotesScreen>
  );
}

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

/** Moves a contribution before the one that it follows. */
function moved(contributions: readonly Contribution[], remote: string): Contribution[] {
  const place = contributions.findIndex((each) => each.remote === remote);
  const next = [...contributions];
  next.splice(Math.max(0, place - 1), 0, ...next.splice(place, 1));
  return next;
}

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
