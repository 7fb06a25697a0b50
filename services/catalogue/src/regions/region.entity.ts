import { RecordEntity } from '@larkfare/data-kit/records';
import { Field, ObjectType } from 'type-graphql';
import { Column, Entity } from 'typeorm';

@Entity({ name: 'regions' })
@ObjectType({ description: 'A part of the world; the back office says continent.' })
export class Region extends RecordEntity {
  @Field(() => String)
  @Column('text')
  name!: string;
}
