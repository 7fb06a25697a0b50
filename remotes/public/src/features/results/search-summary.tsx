import { type DOMAttributes, useId, useState, type ReactNode } from 'react';
import { useToday } from '@larkfare/remote-contract';
import { infantsProblem, type PagedSearch } from '@larkfare/travellers';
import { Button, Dialog, Icon, PageWidth, Row, Text, VisuallyHidden } from '@larkfare/ui-kit';
import Pencil from '@lucide/icons/icons/pencil';
import X from '@lucide/icons/icons/x';
import { travellersText } from './flight-words.rules.ts';
import { hasRoute } from '../../lowest-prices/route-input.rules.ts';
import styles from './search-summary.module.css';
import { datesNote, datesText, travelDates } from './travel-dates.rules.ts';

/** The search form, which calls `close` when it is done; `isFirst` where it is open from the start. */
export type ResultsEditor = (close: () => void, isFirst: boolean) => ReactNode;

type SearchSummaryProps = {
  search: PagedSearch;
  title: string;
  editor: ResultsEditor;
  /** The handlers of what opens it. */
  intent: DOMAttributes<HTMLElement>;
};

/** The summary of the search, and the form that changes it: in place on a wide screen, in a sheet on a phone. */
export function SearchSummary({ search, title, editor, intent }: SearchSummaryProps) {
  const today = useToday();
  const dates = travelDates(search, today);
  const tooManyInfants = infantsProblem(search);
  const editorId = useId();
  // Nothing was searched for yet: the visitor needs the form.
  const [isFirst] = useState(!hasRoute(search) && search.airlines.length === 0);
  const [isEditing, setIsEditing] = useState(isFirst);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  return (
    <header className={styles.summary}>
      <PageWidth className={styles.inner}>
        <Row justify="between" nowrap>
          <div className={styles.words}>
            <h1 className={styles.title}>{title}</h1>
            <Row as="ul" role="list" gap={[0, 4]} className={styles.facts} aria-label="Your search">
              <li>
                {search.tripType === 'roundTrip' ? 'Round trip' : 'One way'}: {datesText(dates)}
              </li>
              <li>{travellersText(search)}</li>
            </Row>
            {tooManyInfants && (
              <Text size={0} tone="warning">
                {tooManyInfants}.
              </Text>
            )}
            {dates.note && (
              <Text size={0} tone="warning">
                {datesNote(dates, today)}
              </Text>
            )}
          </div>
          <Button
            className={styles.wideOnly}
            {...intent}
            aria-expanded={isEditing}
            aria-controls={editorId}
            onClick={() => setIsEditing(!isEditing)}
          >
            <Icon shape={isEditing ? X : Pencil} size={18} />{' '}
            {isEditing ? 'Close search' : 'Edit search'}
          </Button>
          <Button
            size="square"
            className={styles.phoneOnly}
            {...intent}
            onClick={() => setIsSheetOpen(true)}
          >
            <Icon shape={Pencil} size={18} />
            <VisuallyHidden>Change search</VisuallyHidden>
          </Button>
        </Row>
      </PageWidth>
      <div id={editorId} className={styles.editor} hidden={!isEditing}>
        {isEditing && (
          <PageWidth className={styles.form}>
            {editor(() => setIsEditing(false), isFirst)}
          </PageWidth>
        )}
      </div>
      <Dialog open={isSheetOpen} onClose={() => setIsSheetOpen(false)} title="Change search">
        {editor(() => setIsSheetOpen(false), isFirst)}
      </Dialog>
    </header>
  );
}
