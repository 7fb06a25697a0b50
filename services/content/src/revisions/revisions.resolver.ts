import { pageRequest } from '@larkfare/data-kit/paging';
import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type ContentContext } from '../content-context.ts';
import { draftKeys } from '../site-information/drafts.rules.ts';
import { type SiteKey as Key } from '../site-information/site-values.input.ts';
import { newestValues, readSiteValues, revisionOf, revisionsOf } from './read-revisions.ts';
import { readableText } from './readable-text.rules.ts';
import {
  PublishedValues,
  RestoreSiteValueResult,
  SaveSiteValuesResult,
  SiteKey,
  SiteValue,
  SiteValuePage,
  SiteValuesInput,
  SiteVersion,
} from './revision.input.ts';
import { restoreSiteValue, saveSiteValues } from './revisions.ts';

@Resolver(() => SiteValue)
export class RevisionsResolver {
  @Query(() => PublishedValues)
  siteValues(@Ctx() { db }: ContentContext): Promise<PublishedValues> {
    return readSiteValues(db);
  }

  @FieldResolver(() => String, { description: 'The value as people read it.' })
  text(@Root() { value }: SiteValue): string {
    return readableText(value);
  }

  @Query(() => [SiteKey], {
    description: "Keys whose values are still a draft or an example, such as the demonstration's.",
  })
  async draftSiteKeys(@Ctx() { db }: ContentContext): Promise<Key[]> {
    return draftKeys(await readSiteValues(db));
  }

  /** The lists show dollars, as specified, unless the setting is pounds. */
  @Query(() => String, {
    description:
      'The sign before amounts in the lists of bookings and quotes, and in their exports.',
  })
  async bookingListSign(@Ctx() { db }: ContentContext): Promise<string> {
    const [currency] = await newestValues(db, ['bookingListCurrency']);
    return currency?.value === 'GBP' ? '£' : '$';
  }

  @Query(() => SiteValuePage, { description: "The versions of a key's value, the newest first." })
  siteValueRevisions(
    @Arg('key', () => SiteKey) key: Key,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('size', () => Int, { defaultValue: 20 }) size: number,
    @Ctx() { db }: ContentContext,
  ): Promise<SiteValuePage> {
    return revisionsOf(db, key, pageRequest(page, size));
  }

  @Query(() => SiteValue, { nullable: true })
  async siteValueRevision(
    @Arg('key', () => SiteKey) key: Key,
    @Arg('version', () => Int) version: number,
    @Ctx() { db }: ContentContext,
  ): Promise<SiteValue | null> {
    return (await revisionOf(db, key, version)) ?? null;
  }

  @Mutation(() => SaveSiteValuesResult, {
    description: 'Replaces whole values, all of them or none; the ones before stay as revisions.',
  })
  saveSiteValues(
    @Arg('values', () => SiteValuesInput) values: SiteValuesInput,
    @Arg('basedOn', () => [SiteVersion], {
      description: 'The versions that the change is based on; without one, the newest.',
    })
    basedOn: SiteVersion[],
    @Ctx() context: ContentContext,
  ): Promise<typeof SaveSiteValuesResult> {
    return saveSiteValues(context, values, basedOn);
  }

  @Mutation(() => RestoreSiteValueResult, {
    description: "Publishes an older version of a key's value again.",
  })
  restoreSiteValue(
    @Arg('key', () => SiteKey) key: Key,
    @Arg('version', () => Int) version: number,
    @Arg('basedOnVersion', () => Int) basedOnVersion: number,
    @Ctx() context: ContentContext,
  ): Promise<typeof RestoreSiteValueResult> {
    return restoreSiteValue(context, { key, version, basedOnVersion });
  }
}
