import { CsvButton } from '../../csv-export/csv-button.tsx';
import { exportAddress, toEnquiryFilter } from '../../enquiries/enquiry-filter.rules.ts';
import { EnquiryFilters } from '../../enquiries/enquiry-filters.tsx';
import { EnquiryList } from '../../enquiries/enquiry-list.tsx';
import { useOneEdited } from '../../enquiries/use-one-edited.ts';
import { useListSign } from '../../money/use-list-sign.ts';
import { AdminPage } from '../../page/admin-page.tsx';
import { isLinkedTo } from '../../tile/linked-record.rules.ts';
import { useQueryState } from '../../query-state/use-query-state.ts';
import { QuoteTile } from './quote-tile.tsx';
import { useQuotes } from './use-quotes.ts';

/** /admin/quotes: what visitors asked a price for. */
export function QuotesPage() {
  const { query, page } = useQueryState();
  const filter = toEnquiryFilter(query);
  const quotes = useQuotes(filter, page);
  const sign = useListSign();
  const edited = useOneEdited();
  return (
    <AdminPage
      title="Get-a-Quote Requests"
      actions={<CsvButton address={exportAddress('/api/quote/export', filter)} name="quotes.csv" />}
    >
      <EnquiryFilters searchLabel="Search quote requests" />
      <EnquiryList noun="quote requests" {...quotes}>
        {(quote) => (
          <QuoteTile
            key={quote.id}
            quote={quote}
            sign={sign}
            edited={edited}
            startsOpen={isLinkedTo(quote, filter.search)}
            refresh={quotes.refresh}
          />
        )}
      </EnquiryList>
    </AdminPage>
  );
}
