import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** The columns of every record; `version` is what an administrator's write must be based on. */
@ObjectType()
export abstract class RecordEntity {
  @Field(() => ID)
  @PrimaryColumn('uuid')
  id!: string;

  @Field(() => Date)
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => Date)
  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;

  @Field(() => Int)
  @Column('integer', { default: 1 })
  version!: number;
}
