import { Field, ObjectType } from 'type-graphql';
import { Column, Entity } from 'typeorm';
import { CatalogueRecord } from '../record.entity.ts';

@Entity({ name: 'regions' })
@ObjectType({ description: 'A part of the world; the back office says continent.' })
export class Region extends CatalogueRecord {
  @Field(() => String)
  @Column('text')
  name!: string;
}
