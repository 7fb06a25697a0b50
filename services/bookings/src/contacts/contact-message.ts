import { type SubgraphContext } from '@larkfare/data-kit/subgraph';
import { Ctx, Field, ObjectType } from 'type-graphql';
import { Column, Entity } from 'typeorm';
import { CustomerRequest, officeOnly } from '../customer/customer-request.entity.ts';
import { toReadablePhone } from '../customer/phone.rules.ts';
import { EnquiryStatus } from '../enquiries/enquiry-status.ts';

@Entity({ name: 'contact_messages' })
@ObjectType({ description: 'A message from a visitor to the office.' })
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

  @Column({ type: 'text', name: 'extra_notes', default: '' })
  extraNotes!: string;

  @Field(() => String, {
    name: 'phone',
    description: 'In groups, as it is dialled from Britain. Empty when none was given.',
  })
  get readablePhone(): string {
    return toReadablePhone(this.phone);
  }

  @Field(() => String, { name: 'extraNotes', description: 'The office’s own notes.' })
  extraNotesFor(@Ctx() context: SubgraphContext): string {
    return officeOnly(context, this.extraNotes, '');
  }
}
