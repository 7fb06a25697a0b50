import { toEnGb } from '@larkfare/london-dates';
import { Button, emailHref, Icon, telephoneHref } from '@larkfare/ui-kit';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { ProblemLine } from '../../enquiries/problem-line.tsx';
import { StatusSelect } from '../../enquiries/status-select.tsx';
import { useDelete } from '../../saving/use-delete.ts';
import type { OneEdited } from '../../enquiries/use-one-edited.ts';
import { useStatusSaving } from '../../enquiries/use-status-saving.ts';
import { formatAmount } from '../../money/money.rules.ts';
import { timeOfMoment } from '../../page/moments.rules.ts';
import { StaleComparison } from '../../stale/stale-comparison.tsx';
import { StatePill } from '../../tile/state-pill.tsx';
import { Facts, Tile } from '../../tile/tile.tsx';
import { tripWords } from './quote-draft.rules.ts';
import { QuoteForm } from './quote-form.tsx';
import styles from './quote-form.module.css';
import type { ListedQuoteFragment } from './quotes.generated.ts';
import { useQuoteWriting } from './use-quotes.ts';

type QuoteTileProps = {
  quote: ListedQuoteFragment;
  sign: string;
  edited: OneEdited;
  /** Shown whole from the start. */
  startsOpen: boolean;
  refresh: () => Promise<unknown>;
};

/** One request for a price, with how far the office is with it. */
export function QuoteTile({ quote, sign, edited, startsOpen, refresh }: QuoteTileProps) {
  const { update, remove, readAgain } = useQuoteWriting(quote.id);
  const askAndDelete = useDelete();
  const status = useStatusSaving({
    record: quote,
    save: (next, version) => update({ status: next }, version),
    readAgain,
  });
  return (
    <Tile
      startsOpen={startsOpen}
      title={quote.customerName}
      onToggle={() => edited.isEdited(quote.id) && edited.close()}
      summary={
        <>
          {quote.from} → {quote.to} · {toEnGb(quote.departureDate)} ·{' '}
          <a href={emailHref(quote.email)}>{quote.email}</a>
          <ProblemLine text={status.problem} />
          {status.conflict && <StaleComparison {...status.conflict} />}
        </>
      }
      aside={
        <>
          {quote.pricePence != null && (
            <span className={styles.price}>{formatAmount(quote.pricePence, sign)}</span>
          )}
          {/* While the request is edited its status is a field of the form. */}
          {edited.isEdited(quote.id) ? (
            <StatePill state={quote.status} />
          ) : (
            <StatusSelect
              of={quote.customerName}
              status={status.status}
              isSaving={status.isSaving}
              onStatus={status.choose}
            />
          )}
        </>
      }
    >
      {edited.isEdited(quote.id) ? (
        <QuoteForm quote={quote} sign={sign} edited={edited} />
      ) : (
        <>
          <QuoteDetails quote={quote} sign={sign} />
          <div className={styles.tools}>
            <Button onClick={() => edited.edit(quote.id)}>
              <Icon shape={Pencil} size={16} /> Edit
            </Button>
            <Button
              className={styles.delete}
              onClick={() =>
                void askAndDelete({
                  text: `Delete the quote request of ${quote.customerName}?`,
                  name: 'The quote request',
                  remove,
                  refresh,
                })
              }
            >
              <Icon shape={Trash2} size={16} /> Delete
            </Button>
          </div>
        </>
      )}
    </Tile>
  );
}

const QuoteDetails = ({ quote, sign }: Pick<QuoteTileProps, 'quote' | 'sign'>) => (
  <Facts
    facts={[
      { name: 'Reference', value: quote.reference },
      { name: 'Received', value: timeOfMoment(quote.createdAt) },
      {
        name: 'Phone',
        value: quote.contactPhone && (
          <a href={telephoneHref(quote.contactPhone)}>{quote.contactPhone}</a>
        ),
      },
      { name: 'Trip type', value: tripWords[quote.tripType] },
      { name: 'From', value: quote.from },
      { name: 'To', value: quote.to },
      { name: 'Preferred airline', value: airlineText(quote.preferredAirline) },
      { name: 'Departure date', value: toEnGb(quote.departureDate) },
      { name: 'Return date', value: quote.returnDate ? toEnGb(quote.returnDate) : 'None' },
      {
        name: 'Passengers',
        value: `Adults: ${quote.adults}, Children: ${quote.children}, Infants: ${quote.infants}`,
      },
      {
        name: 'Price in total',
        value: quote.pricePence == null ? 'None' : formatAmount(quote.pricePence, sign),
      },
      { name: 'Extra details', value: quote.extraDetails || 'None' },
      { name: 'Notes', value: quote.notes || 'None' },
    ]}
  />
);

/** Its name was not to be had when the quote was requested: then it is one airline, but which cannot be said. */
const airlineText = (airline: ListedQuoteFragment['preferredAirline']) =>
  airline ? (airline.shortName ?? 'One that was chosen') : 'Any airline';
