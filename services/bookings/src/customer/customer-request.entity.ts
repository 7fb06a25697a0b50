import { RecordEntity } from '@larkfare/data-kit/records';
import { type SubgraphContext } from '@larkfare/data-kit/subgraph';
import { Ctx, Field, ObjectType } from 'type-graphql';
import { Column } from 'typeorm';

/** The fields that a booking, a quote and a contact message have in common. */
@ObjectType()
export abstract class CustomerRequest extends RecordEntity {
  @Column('text')
  @Field(() => String, { description: 'Short enough to read out, such as LF-7K3QX9.' })
  reference!: string;

  /** sha-256 of the fields that make two requests the same. */
  @Column({ type: 'bytea', name: 'request_hash' })
  requestHash!: Buffer;

  @Column({ type: 'timestamptz', name: 'mail_refused_at', nullable: true })
  mailRefusedAt!: Date | null;

  @Field(() => Date, {
    name: 'mailRefusedAt',
    nullable: true,
    description: 'When the customer’s mailbox refused our mail for good.',
  })
  mailRefusedAtFor(@Ctx() context: SubgraphContext): Date | null {
    return officeOnly(context, this.mailRefusedAt, null);
  }
}

/**
 * The office alone sees its own fields: a visitor who sends the same request again gets the same record, with these
 * fields as they were when it was made.
 */
export const officeOnly = <Value>(
  { administrator }: SubgraphContext,
  value: Value,
  initialValue: Value,
): Value => (administrator ? value : initialValue);
