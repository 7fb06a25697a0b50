import type { Contribution, Slot } from '@larkfare/remote-cli/registry-api';
import { isSlotName, navigationSlot, slots } from '@larkfare/remote-contract/slots';
import { partOf, Row, Stack } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { RecordTable, type Column } from '../../../list/record-table.tsx';
import { ActionButton, Lines, RegistryData } from '../registry/cells.tsx';
import { Badge } from '../../../list/badge.tsx';
import { RegistryView } from '../registry/registry-view.tsx';
import { RemotesScreen } from '../registry/remotes-screen.tsx';
import { TrustBadge } from '../review/trust.tsx';
import { useRegistryQuery } from '../registry/use-registry.ts';
import styles from '../registry/remotes.module.css';

const titleOf = (slot: string) =>
  isSlotName(slot) ? slots[slot].title : slot === navigationSlot ? 'Entry of the navigation' : slot;

/** The content of live remotes on pages of the site: its order, and whether it is shown. */
export function SlotsView() {
  const query = useRegistryQuery<{ slots: Slot[] }>('/slots', 'The slots could not be loaded.');
  return (
    <RemotesScreen view="slots">
      <RegistryView reload={query.refetch}>
        <RegistryData
          state={partOf(query, (body) =>
            body.slots.filter((slot) => slot.contributions.length > 0),
          )}
          loading="Loading slots"
          empty={<p>No live remote adds content to pages of the site.</p>}
        >
          {(filled) =>
            filled.map((slot) => (
              <Stack key={slot.slot} as="section" gap={3} aria-labelledby={slot.slot}>
                <h2 id={slot.slot} className={styles.heading}>
                  {titleOf(slot.slot)}
                </h2>
                <RecordTable
                  caption={`Content of the slot ${slot.slot}, in its order`}
                  columns={columnsOf(slot)}
                  rows={slot.contributions}
                  rowKey={({ remote }) => remote}
                  isBusy={query.isLoading}
                />
              </Stack>
            ))
          }
        </RegistryData>
      </RegistryView>
    </RemotesScreen>
  );
}

const columnsOf = (slot: Slot): Column<Contribution>[] => [
  {
    heading: 'Remote',
    cell: ({ remote, title }) => <Link to={`?remote=${remote}`}>{title}</Link>,
    isRowHeading: true,
    breaks: true,
  },
  { heading: 'Version', cell: ({ version }) => version },
  {
    heading: 'On the site',
    cell: (contribution) => <OnTheSite {...contribution} slot={slot.slot} />,
  },
  {
    heading: 'Actions',
    cell: ({ remote, title, isShown }) => (
      <Row gap={2}>
        <ActionButton
          label={isShown ? 'Hide' : 'Show'}
          subject={title}
          {...changeOf(
            slot,
            slot.contributions.map((each) =>
              each.remote === remote ? { ...each, isShown: !isShown } : each,
            ),
          )}
        />
        {isShown && slot.contributions[0]?.remote !== remote && (
          <ActionButton
            label="Move up"
            subject={title}
            {...changeOf(slot, moved(slot.contributions, remote))}
          />
        )}
      </Row>
    ),
  },
];

/** The request that stores the contributions of a slot in this order. */
function changeOf({ slot, revision }: Slot, contributions: readonly Contribution[]) {
  const namesOf = (isShown: boolean) =>
    contributions.filter((each) => each.isShown === isShown).map(({ remote }) => remote);
  return {
    path: `/slots/${slot}`,
    method: 'PUT',
    body: { shown: namesOf(true), hidden: namesOf(false) },
    basedOn: revision,
  } as const;
}

/** Moves a contribution before the one that it follows. */
function moved(contributions: readonly Contribution[], remote: string): Contribution[] {
  const place = contributions.findIndex((each) => each.remote === remote);
  const next = [...contributions];
  next.splice(Math.max(0, place - 1), 0, ...next.splice(place, 1));
  return next;
}

type OnTheSiteProps = Contribution & Pick<Slot, 'slot'>;

const OnTheSite = ({ slot, remote, version, isShown, needsReview }: OnTheSiteProps) => (
  <Lines>
    {!isShown && <Badge tone="grey">Hidden</Badge>}
    {isShown && !needsReview && <Badge tone="green">Shown</Badge>}
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
  </Lines>
);
