import { saveResult } from '@larkfare/data-kit/records';
import { InvalidInput, NotFound, Stale } from '@larkfare/data-kit/refusals';
import { Field, InputType, ObjectType } from 'type-graphql';
import { requestPageType } from '../back-office/request-page.input.ts';
import { pieceType } from '../back-office/export-piece.input.ts';
import { EnquiryStatus } from '../enquiries/enquiry-status.ts';
import { type ContactMessageEdit } from './contact-message-edit.rules.ts';
import { ContactMessage } from './contact-message.entity.ts';

@ObjectType()
export class ContactMessagePage extends requestPageType(ContactMessage) {}

@ObjectType()
export class ContactMessagePiece extends pieceType(ContactMessage) {}

@InputType({ description: 'What is left out stays as it is.' })
export class ContactMessageInput implements ContactMessageEdit {
  @Field(() => EnquiryStatus, { nullable: true })
  status?: EnquiryStatus | null;

  @Field(() => String, { nullable: true })
  extraNotes?: string | null;
}

export const SaveContactMessageResult = saveResult(ContactMessage, [InvalidInput, NotFound, Stale]);
