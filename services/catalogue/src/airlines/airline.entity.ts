import { RecordEntity } from '@larkfare/data-kit/records';
import { Field, ObjectType } from 'type-graphql';
import { Column, Entity } from 'typeorm';

/** A heading with its text: a detail, or a baggage rule. */
@ObjectType()
export class HeadedText {
  @Field(() => String)
  heading!: string;

  @Field(() => String)
  description!: string;
}

@Entity({ name: 'airlines' })
@ObjectType()
export class Airline extends RecordEntity {
  @Field(() => String)
  @Column('text')
  name!: string;

  @Field(() => String)
  @Column('text', { name: 'short_name' })
  shortName!: string;

  @Field(() => String, { nullable: true, description: 'IATA designator, where known.' })
  @Column('text', { nullable: true })
  code!: string | null;

  @Field(() => String)
  @Column('text', { default: '' })
  overview!: string;

  @Field(() => String, { nullable: true })
  @Column('text', { name: 'logo_picture', nullable: true })
  logoPicture!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { name: 'monogram_picture', nullable: true })
  monogramPicture!: string | null;

  @Field(() => Boolean)
  @Column('boolean', { name: 'has_baggage', default: false })
  hasBaggage!: boolean;

  @Field(() => [HeadedText])
  @Column('jsonb', { default: [] })
  baggage!: HeadedText[];

  @Field(() => [HeadedText])
  @Column('jsonb', { default: [] })
  details!: HeadedText[];
}
