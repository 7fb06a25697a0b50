import { AlreadyExists, InvalidInput, NotFound, Stale } from '@larkfare/service-kit';
import { createUnionType, Field, InputType, ObjectType } from 'type-graphql';
import { Region } from './region.entity.ts';
import { type RegionValues } from './region.rules.ts';

@InputType()
export class RegionInput implements RegionValues {
  @Field(() => String)
  name!: string;
}

@ObjectType()
export class RegionSaved {
  @Field(() => Region)
  region: Region;

  constructor(region: Region) {
    this.region = region;
  }
}

export const SaveRegionResult = createUnionType({
  name: 'SaveRegionResult',
  types: () => [RegionSaved, InvalidInput, AlreadyExists, NotFound, Stale] as const,
});
