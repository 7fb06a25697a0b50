import { registerEnumType } from 'type-graphql';

/** The administrator sets any of them freely (specification, section 4). */
export enum EnquiryStatus {
  pending = 'pending',
  inProgress = 'in-progress',
  responded = 'responded',
  closed = 'closed',
}
registerEnumType(EnquiryStatus, {
  name: 'EnquiryStatus',
  description: 'How far the office is with a contact message or quote request.',
});
