import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { type KeptRequest } from '../customer/kept-request.ts';
import { EnquiryStatus } from '../enquiries/enquiry-status.ts';

/** What a visitor wrote to the office. */
@Entity({ name: 'contact_messages' })
@ObjectType({ description: 'What a visitor wrote to the office.' })
export class ContactMessage implements KeptRequest {
  @PrimaryColumn({ type: 'uuid' })
  @Field(() => ID)
  id!: string;

  @Column({ type: 'text' })
  @Field(() => String, { description: 'Short enough to read out: LM-7K3QX9.' })
  reference!: string;

  @Column({ type: 'text' })
  @Field(() => String)
  name!: string;

  @Column({ type: 'text' })
  @Field(() => String)
  email!: string;

  @Column({ type: 'text' })
  @Field(() => String, { description: 'Empty when none was given.' })
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

  @Column({ type: 'bytea', name: 'request_hash' })
  requestHash!: Buffer;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  @Field(() => GraphQLISODateTime)
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  @Field(() => GraphQLISODateTime)
  updatedAt!: Date;

  /** What an administrator's edit must be based on. */
  @Column({ type: 'integer', default: 1 })
  @Field(() => Int)
  version!: number;
}
