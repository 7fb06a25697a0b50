import { RecordEntity } from '@larkfare/data-kit/records';
import { Field, Float, ObjectType } from 'type-graphql';
import { Column, Entity } from 'typeorm';

@Entity({ name: 'airports' })
@ObjectType()
export class Airport extends RecordEntity {
  @Field(() => String)
  @Column('text')
  name!: string;

  @Field(() => String, { description: 'IATA code, three characters.' })
  @Column('text')
  code!: string;

  @Column('uuid', { name: 'location_id' })
  locationId!: string;

  @Field(() => Float, { nullable: true })
  @Column('double precision', { nullable: true })
  latitude!: number | null;

  @Field(() => Float, { nullable: true })
  @Column('double precision', { nullable: true })
  longitude!: number | null;
}
