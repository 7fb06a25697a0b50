import { toEnGb } from '@larkfare/london-dates';
import { telephoneHref } from '@larkfare/ui-kit';
import { formatAmount } from '../../fields/money.rules.ts';
import { timeOfMoment } from '../../office/moments.rules.ts';
import { callTimeWords } from '../../list/call-time.rules.ts';
import { passengerWords } from '../../list/passengers.rules.ts';
import { Facts } from '../../list/tile.tsx';
import { tripWords } from './quote-draft.rules.ts';
import type { ListedQuoteFragment } from './quotes.generated.ts';

type QuoteDetailsProps = { quote: ListedQuoteFragment; sign: string };

/** A quote request while it is not edited. */
export const QuoteDetails = ({ quote, sign }: QuoteDetailsProps) => (
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
      { name: 'Ring', value: callTimeWords(quote) },
      { name: 'Trip type', value: tripWords[quote.tripType] },
      { name: 'From', value: quote.from },
      { name: 'To', value: quote.to },
      { name: 'Preferred airline', value: airlineText(quote.preferredAirline) },
      { name: 'Departure date', value: toEnGb(quote.departureDate) },
      { name: 'Return date', value: quote.returnDate ? toEnGb(quote.returnDate) : 'None' },
      { name: 'Passengers', value: passengerWords(quote) },
      {
        name: 'Price in total',
        value: quote.pricePence == null ? 'None' : formatAmount(quote.pricePence, sign),
      },
      { name: 'Extra details', value: quote.extraDetails || 'None' },
      { name: 'Notes', value: quote.notes || 'None' },
    ]}
  />
);

/** The airline's name may have been unavailable when the quote was requested. */
const airlineText = (airline: ListedQuoteFragment['preferredAirline']) =>
  airline ? (airline.shortName ?? 'Name unavailable') : 'Any airline';
