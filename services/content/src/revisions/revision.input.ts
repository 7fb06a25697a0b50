import { pageType } from '@larkfare/data-kit/paging';
import { InvalidInput, NotFound, Stale } from '@larkfare/data-kit/refusals';
import { createUnionType, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  type SiteKey as Key,
  siteValueSchemas,
  siteValueTypes,
} from '../site-information/site-values.input.ts';

const keys = Object.keys(siteValueSchemas) as Key[];
export const SiteKey = Object.fromEntries(keys.map((key) => [key, key])) as { [Name in Key]: Name };
registerEnumType(SiteKey, {
  name: 'SiteKey',
  description: 'A part of the site information, which is replaced whole.',
});

@ObjectType({ description: "One version of one key's value." })
export class SiteValue {
  @Field(() => SiteKey)
  key!: Key;

  @Field(() => Int, { description: '0 while nothing was written yet.' })
  version!: number;

  value!: unknown;

  @Field(() => String, { nullable: true, description: 'Absent while nothing was written yet.' })
  changedBy!: string | null;

  @Field(() => Date, { nullable: true })
  changedAt!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The older version that was restored, if any.',
  })
  restoredVersion!: number | null;
}

@ObjectType()
export class SiteValuePage extends pageType(SiteValue) {}

@InputType('SiteVersionInput')
@ObjectType({ description: "The version of a key's value; 0 while nothing was written yet." })
export class SiteVersion {
  @Field(() => SiteKey)
  key!: Key;

  @Field(() => Int)
  version!: number;
}

@ObjectType('SiteValues', { description: 'Every text of the site as administrators edit it.' })
export class PublishedValues {
  @Field(() => [SiteVersion])
  versions!: SiteVersion[];
}

@InputType({ description: 'Whole values; an absent one stays.' })
export class SiteValuesInput {}

for (const key of keys) {
  const type = () => siteValueTypes[key];
  Field(type, { nullable: key === 'chat' })(PublishedValues.prototype, key);
  Field(type, { nullable: true })(SiteValuesInput.prototype, key);
}

@ObjectType()
export class SiteValuesSaved {
  @Field(() => PublishedValues, { description: 'The texts that are published now.' })
  values: PublishedValues;

  constructor(values: PublishedValues) {
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
