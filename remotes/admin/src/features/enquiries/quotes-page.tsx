import { toEnGb } from '@larkfare/london-dates';
import { emailHref } from '@larkfare/ui-kit';
import { CsvButton } from '../../office/csv-button.tsx';
import { exportAddress, toEnquiryFilter, toFilterInput } from './enquiry-filter.rules.ts';
import { EnquiryFilters } from './enquiry-filters.tsx';
import { EnquiryList } from './enquiry-list.tsx';
import { EnquiryTile } from './enquiry-tile.tsx';
import { useOneEdited } from './use-one-edited.ts';
import { formatAmount } from '../../fields/money.rules.ts';
import { useListSign } from '../../fields/use-list-sign.ts';
import { AdminPage } from '../../office/admin-page.tsx';
import { useAddressQuery } from '../../office/use-address-query.ts';
import { useRecords } from '../../record/use-records.ts';
import { isLinkedTo } from '../../list/linked-record.rules.ts';
import { QuoteDetails } from './quote-details.tsx';
import { QuoteForm } from './quote-form.tsx';
import { quoteRequest } from './quote-request.ts';
import { QuoteListDocument } from './quotes.generated.ts';

/** /admin/quotes: the requests of visitors for a price. */
export function Component() {
  const { query, page } = useAddressQuery();
  const filter = toEnquiryFilter(query);
  const quotes = useRecords(quoteRequest(), {
    list: QuoteListDocument,
    variables: { filter: toFilterInput(filter), page },
    failure: 'The quote requests could not be loaded.',
    keepsPlaces: true,
  });
  const sign = useListSign();
  const edited = useOneEdited();
  return (
    <AdminPage
      title="Get-a-Quote Requests"
      actions={<CsvButton address={exportAddress('/api/quote/export', filter)} name="quotes.csv" />}
    >
      <EnquiryFilters searchLabel="Search quote requests" />
      <EnquiryList noun="quote requests" records={quotes}>
        {(quote) => (
          <EnquiryTile
            key={quote.id}
            records={quotes}
            row={quote}
            customer={quote.customerName}
            summary={
              <>
                <span>
                  {quote.from} → {quote.to}
                </span>
                <span>{toEnGb(quote.departureDate)}</span>
                <a href={emailHref(quote.email)}>{quote.email}</a>
              </>
            }
            aside={
              quote.pricePence != null && <strong>{formatAmount(quote.pricePence, sign)}</strong>
            }
            edited={edited}
            startsOpen={isLinkedTo(quote, filter.search)}
            editLabel="Edit"
            editsStatus
            details={<QuoteDetails quote={quote} sign={sign} />}
            form={<QuoteForm records={quotes} quote={quote} sign={sign} edited={edited} />}
          />
        )}
      </EnquiryList>
    </AdminPage>
  );
}
