import {
  type Administrator,
  type Deleted,
  FieldProblem,
  InvalidInput,
  type NotFound,
  type PageRequest,
} from '@larkfare/service-kit';
import { isId } from '@larkfare/text-rules';
import { deleteRecord } from '../back-office/delete-record.ts';
import { editRecord } from '../back-office/edit-record.ts';
import { exportPiece } from '../back-office/export-piece.ts';
import { listPage } from '../back-office/list-page.ts';
import { enquiryCondition } from '../enquiries/enquiry-filter.ts';
import { type EnquiryFilterInput } from '../enquiries/enquiry-filter.input.ts';
import { type Bookings } from '../service-context.ts';
import { contactMessageColumns } from './contact-message-columns.ts';
import {
  type ContactMessageEdit,
  editedContactMessage,
  editedContactMessageProblems,
} from './contact-message-edit.rules.ts';
import { ContactMessage } from './contact-message.entity.ts';
import { ContactMessageSaved, type SaveContactMessageResult } from './contact-message.input.ts';

const missing = 'This message no longer exists.';

export const contactMessagePage = (
  { database }: Bookings,
  filter: EnquiryFilterInput,
  request: PageRequest,
) => listPage(database, ContactMessage, enquiryCondition(filter), request);

export const contactMessageById = async (
  { database }: Bookings,
  id: string,
): Promise<ContactMessage | null> =>
  isId(id) ? database.getRepository(ContactMessage).findOneBy({ id }) : null;

export const contactMessageExport = (
  { database }: Bookings,
  filter: EnquiryFilterInput,
  after: string | null | undefined,
) => exportPiece(database, ContactMessage, enquiryCondition(filter), contactMessageColumns, after);

/** Saves how far the office is with a message, and its own notes. */
export async function updateContactMessage(
  { database }: Bookings,
  administrator: Administrator,
  { id, basedOn }: { id: string; basedOn: number | null | undefined },
  input: ContactMessageEdit,
): Promise<typeof SaveContactMessageResult> {
  const result = await editRecord(database, administrator, {
    entity: ContactMessage,
    id,
    basedOn,
    missing,
    decide: (held) => decide(held, input),
  });
  return 'saved' in result ? new ContactMessageSaved(result.saved) : result;
}

function decide(
  held: ContactMessage,
  input: ContactMessageEdit,
): Partial<ContactMessage> | InvalidInput {
  const edited = editedContactMessage(held, input);
  const problems = editedContactMessageProblems(edited);
  return problems.length
    ? new InvalidInput(problems.map((each) => new FieldProblem(each.field, each.message)))
    : edited;
}

export const deleteContactMessage = (
  { database }: Bookings,
  administrator: Administrator,
  id: string,
): Promise<Deleted | NotFound> =>
  deleteRecord(database, administrator, ContactMessage, { id, missing });
