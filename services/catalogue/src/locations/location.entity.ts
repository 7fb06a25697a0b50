import { RecordEntity } from '@larkfare/data-kit/records';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity } from 'typeorm';
import { Dealings } from './location.rules.ts';

registerEnumType(Dealings, {
  name: 'Dealings',
  description: 'Which list of the deals page a location is on.',
});

@Entity({ name: 'locations' })
@ObjectType({ description: 'A city or place that people fly to.' })
export class Location extends RecordEntity {
  @Field(() => String)
  @Column('text')
  name!: string;

  @Field(() => [String], { description: 'Other names that it is found by, such as an old one.' })
  @Column('text', { name: 'other_names', array: true, default: [] })
  otherNames!: string[];

  @Column('uuid', { name: 'country_id' })
  countryId!: string;

  @Field(() => String, { nullable: true, description: 'The address of its picture on this site.' })
  @Column('text', { nullable: true })
  image!: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  description!: string | null;

  @Field(() => Dealings)
  @Column('text', { default: Dealings.none })
  dealings!: Dealings;

  @Field(() => String, { nullable: true })
  @Column('text', { name: 'dealings_description', nullable: true })
  dealingsDescription!: string | null;

  @Field(() => Boolean)
  @Column('boolean', { name: 'is_popular', default: false })
  isPopular!: boolean;
}
