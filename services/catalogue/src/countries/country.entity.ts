import { RecordEntity } from '@larkfare/data-kit/records';
import { Field, ObjectType } from 'type-graphql';
import { Column, Entity } from 'typeorm';

@Entity({ name: 'countries' })
@ObjectType()
export class Country extends RecordEntity {
  @Field(() => String)
  @Column('text')
  name!: string;

  @Field(() => String, { nullable: true, description: 'ISO 3166-1 alpha-2, where known.' })
  @Column('text', { nullable: true })
  code!: string | null;

  @Column('uuid', { name: 'region_id' })
  regionId!: string;
}
