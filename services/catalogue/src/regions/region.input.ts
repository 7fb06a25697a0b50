import { Field, InputType } from 'type-graphql';
import { type RegionValues } from './region.rules.ts';

@InputType()
export class RegionInput implements RegionValues {
  @Field(() => String)
  name!: string;
}
