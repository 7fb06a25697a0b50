import { emailHref, telephoneHref } from '@larkfare/ui-kit';
import { CsvButton } from '../../office/csv-button.tsx';
import { exportAddress, toEnquiryFilter, toFilterInput } from './enquiry-filter.rules.ts';
import { EnquiryFilters } from './enquiry-filters.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { EnquiryList } from './enquiry-list.tsx';
import { EnquiryTile } from './enquiry-tile.tsx';
import { useOneEdited } from './use-one-edited.ts';
import { ProseField } from '../../fields/fields.tsx';
import { AdminPage } from '../../office/admin-page.tsx';
import { dayOfMoment, timeOfMoment } from '../../office/moments.rules.ts';
import { useAddressQuery } from '../../office/use-address-query.ts';
import type { RecordKind } from '../../record/record-kind.ts';
import { useRecords } from '../../record/use-records.ts';
import { isLinkedTo } from '../../list/linked-record.rules.ts';
import { Facts } from '../../list/tile.tsx';
import styles from './enquiries.module.css';
import {
  ContactByIdDocument,
  ContactListDocument,
  DeleteContactDocument,
  UpdateContactDocument,
  type ContactMessageInput,
  type ListedContactFragment,
} from './contacts.generated.ts';

const message: RecordKind<ListedContactFragment, { extraNotes: string }, ContactMessageInput> = {
  noun: 'a message',
  nameOf: () => 'Message',
  toDetails: ({ extraNotes }) => ({ extraNotes }),
  toInput: (notes) => notes,
  describe: ({ extraNotes }) => ({ 'Extra notes': extraNotes }),
  deletion: ({ name }) => `Delete the message from ${name}?`,
  read: ContactByIdDocument,
  update: UpdateContactDocument,
  remove: DeleteContactDocument,
};

/** /admin/contact: the messages of visitors to the office. */
export function Component() {
  const { query, page } = useAddressQuery();
  const filter = toEnquiryFilter(query);
  const contacts = useRecords(message, {
    list: ContactListDocument,
    variables: { filter: toFilterInput(filter), page },
    failure: 'The messages could not be loaded.',
    keepsPlaces: true,
  });
  const edited = useOneEdited();
  return (
    <AdminPage
      title="Contact Us Management"
      actions={
        <CsvButton address={exportAddress('/api/contact/export', filter)} name="messages.csv" />
      }
    >
      <EnquiryFilters searchLabel="Search messages" />
      <EnquiryList noun="messages" records={contacts}>
        {(contact) => (
          <EnquiryTile
            key={contact.id}
            records={contacts}
            row={contact}
            customer={contact.name}
            summary={
              <>
                <a href={emailHref(contact.email)}>{contact.email}</a>
                <span>{dayOfMoment(contact.createdAt)}</span>
              </>
            }
            edited={edited}
            startsOpen={isLinkedTo(contact, filter.search)}
            editLabel="Edit notes"
            details={<ContactDetails contact={contact} withNotes />}
            form={
              <>
                <ContactDetails contact={contact} />
                <EnquiryForm
                  records={contacts}
                  row={contact}
                  edited={edited}
                  label={`Notes: ${contact.name}’s message`}
                  saved="The notes are saved."
                >
                  {(form) => (
                    <ProseField form={form} name="extraNotes" label="Extra notes" autoFocus />
                  )}
                </EnquiryForm>
              </>
            }
          />
        )}
      </EnquiryList>
    </AdminPage>
  );
}

type ContactDetailsProps = { contact: ListedContactFragment; withNotes?: boolean };

const ContactDetails = ({ contact, withNotes = false }: ContactDetailsProps) => (
  <>
    <p className={styles.message}>{contact.message}</p>
    <Facts
      facts={[
        { name: 'Reference', value: contact.reference },
        { name: 'Received', value: timeOfMoment(contact.createdAt) },
        {
          name: 'Phone',
          value: contact.phone && <a href={telephoneHref(contact.phone)}>{contact.phone}</a>,
        },
        ...(withNotes ? [{ name: 'Extra notes', value: contact.extraNotes || 'None' }] : []),
      ]}
    />
  </>
);
