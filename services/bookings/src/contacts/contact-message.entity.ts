import { Field, ObjectType } from 'type-graphql';
import { Column, Entity } from 'typeorm';
import { CustomerRequest } from '../customer/customer-request.entity.ts';
import { EnquiryStatus } from '../enquiries/enquiry-status.ts';

/** What a visitor wrote to the office. */
@Entity({ name: 'contact_messages' })
@ObjectType({ description: 'What a visitor wrote to the office.' })
export class ContactMessage extends CustomerRequest {
  @Column({ type: 'text' })
  @Field(() => String)
  name!: string;

  @Column({ type: 'text' })
  @Field(() => String)
  email!: string;

  @Column({ type: 'text' })
  phone!: string;

  @Column({ type: 'text' })
  @Field(() => String)
  message!: string;

  @Column({ type: 'text', default: EnquiryStatus.pending })
  @Field(() => EnquiryStatus)
  status!: EnquiryStatus;

  /** The office's own. */
  @Column({ type: 'text', name: 'extra_notes', default: '' })
  extraNotes!: string;
}
