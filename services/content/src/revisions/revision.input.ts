import { pageType } from '@larkfare/data-kit/paging';
import { InvalidInput, NotFound, Stale } from '@larkfare/data-kit/refusals';
import { createUnionType, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { JsonScalar } from '../json/json-scalar.ts';
import { type SiteKey as Key, siteValueSchemas } from '../site-information/site-values.input.ts';

export const SiteKey = Object.fromEntries(
  Object.keys(siteValueSchemas).map((key) => [key, key]),
) as { [Name in Key]: Name };
registerEnumType(SiteKey, {
  name: 'SiteKey',
  description: 'A part of the site information, which is replaced whole.',
});

@ObjectType({ description: "One version of one key's whole value." })
export class SiteValue {
  @Field(() => SiteKey)
  key!: Key;

  @Field(() => Int, { description: '0 while nothing was written yet.' })
  version!: number;

  @Field(() => JsonScalar, { nullable: true })
  value!: unknown;

  @Field(() => String, { nullable: true, description: 'Absent while nothing was written yet.' })
  changedBy!: string | null;

  @Field(() => Date, { nullable: true })
  changedAt!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The older version that this one brought back, where it did.',
  })
  restoredVersion!: number | null;
}

@ObjectType()
export class SiteValuePage extends pageType(SiteValue) {}

@InputType()
export class SiteValueInput {
  @Field(() => SiteKey)
  key!: Key;

  @Field(() => Int, {
    nullable: true,
    description: 'The version the change is based on; without it, the newest.',
  })
  basedOnVersion?: number | null;

  @Field(() => JsonScalar, { nullable: true })
  value?: unknown;
}

@ObjectType()
export class SiteValuesSaved {
  @Field(() => [SiteValue], { description: 'What is published now of the keys that were sent.' })
  values: SiteValue[];

  constructor(values: SiteValue[]) {
    this.values = values;
  }
}

export const SaveSiteValuesResult = createUnionType({
  name: 'SaveSiteValuesResult',
  types: () => [SiteValuesSaved, InvalidInput, Stale] as const,
});

export const RestoreSiteValueResult = createUnionType({
  name: 'RestoreSiteValueResult',
  types: () => [SiteValuesSaved, InvalidInput, NotFound, Stale] as const,
});
