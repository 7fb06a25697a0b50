import { RecordEntity } from '@larkfare/data-kit/records';
import { Field, ObjectType } from 'type-graphql';
import { Column } from 'typeorm';

/** What a booking, a quote and a contact message have in common. */
@ObjectType()
export abstract class CustomerRequest extends RecordEntity {
  @Column('text')
  @Field(() => String, { description: 'Short enough to read out, such as LF-7K3QX9.' })
  reference!: string;

  /** sha-256 of what makes two requests the same. */
  @Column({ type: 'bytea', name: 'request_hash' })
  requestHash!: Buffer;

  /** When the customer's mailbox refused our mail for good; the office's own. */
  @Column({ type: 'timestamptz', name: 'mail_refused_at', nullable: true })
  mailRefusedAt!: Date | null;
}
