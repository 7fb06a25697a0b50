import { Field, InputType } from 'type-graphql';
import { EnquiryStatus } from './enquiry-status.ts';

@InputType()
export class EnquiryFilterInput {
  @Field(() => String, {
    defaultValue: '',
    description: 'A part of a name, an address, a reference or the text.',
  })
  query!: string;

  @Field(() => EnquiryStatus, { nullable: true })
  status?: EnquiryStatus | null;
}
