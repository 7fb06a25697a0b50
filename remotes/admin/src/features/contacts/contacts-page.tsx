import { CsvButton } from '../../csv-export/csv-button.tsx';
import { exportAddress, toEnquiryFilter } from '../../enquiries/enquiry-filter.rules.ts';
import { EnquiryFilters } from '../../enquiries/enquiry-filters.tsx';
import { EnquiryList } from '../../enquiries/enquiry-list.tsx';
import { useOneEdited } from '../../enquiries/use-one-edited.ts';
import { AdminPage } from '../../page/admin-page.tsx';
import { isLinkedTo } from '../../tile/linked-record.rules.ts';
import { useQueryState } from '../../query-state/use-query-state.ts';
import { ContactTile } from './contact-tile.tsx';
import { useContacts } from './use-contacts.ts';

/** /admin/contact: what visitors wrote to the office. */
export function ContactsPage() {
  const { query, page } = useQueryState();
  const filter = toEnquiryFilter(query);
  const contacts = useContacts(filter, page);
  const edited = useOneEdited();
  return (
    <AdminPage
      title="Contact Us Management"
      actions={
        <CsvButton address={exportAddress('/api/contact/export', filter)} name="messages.csv" />
      }
    >
      <EnquiryFilters searchLabel="Search messages" />
      <EnquiryList noun="messages" {...contacts}>
        {(contact) => (
          <ContactTile
            key={contact.id}
            contact={contact}
            edited={edited}
            startsOpen={isLinkedTo(contact, filter.search)}
            refresh={contacts.refresh}
          />
        )}
      </EnquiryList>
    </AdminPage>
  );
}
