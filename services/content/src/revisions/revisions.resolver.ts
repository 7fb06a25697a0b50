import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { type ContentContext } from '../content-context.ts';
import { draftKeys } from '../site-information/drafts.rules.ts';
import { readSiteValues } from '../site-information/site-values.ts';
import { type SiteKey as Key } from '../site-information/site-values.input.ts';
import { bookingListSign } from './booking-list-sign.rules.ts';
import { newestValues, revisionsOf } from './read-revisions.ts';
import {
  RestoreSiteValueResult,
  SaveSiteValuesResult,
  SiteKey,
  SiteValue,
  SiteValueInput,
} from './revision.input.ts';
import { restoreSiteValue, saveSiteValues } from './revisions.ts';

@Resolver()
export class RevisionsResolver {
  @Query(() => [SiteValue], {
    description: "Every key's newest value as administrators edit it.",
  })
  siteValues(@Ctx() { db }: ContentContext): Promise<SiteValue[]> {
    return newestValues(db);
  }

  @Query(() => [SiteKey], {
    description: "Keys whose values are still a draft or an example, such as the demonstration's.",
  })
  async draftSiteKeys(@Ctx() { db }: ContentContext): Promise<Key[]> {
    return draftKeys(await readSiteValues(db));
  }

  @Query(() => String, {
    description:
      'The sign before amounts in the lists of bookings and quotes, and in their exports.',
  })
  async bookingListSign(@Ctx() { db }: ContentContext): Promise<string> {
    const [currency] = await newestValues(db, ['bookingListCurrency']);
    return bookingListSign(currency?.value);
  }

  @Query(() => [SiteValue], { description: "Every version of a key's value, the newest first." })
  siteValueRevisions(
    @Arg('key', () => SiteKey) key: Key,
    @Ctx() { db }: ContentContext,
  ): Promise<SiteValue[]> {
    return revisionsOf(db, key);
  }

  @Mutation(() => SaveSiteValuesResult, {
    description: 'Replaces whole values, all of them or none; the ones before stay as revisions.',
  })
  saveSiteValues(
    @Arg('changes', () => [SiteValueInput]) changes: SiteValueInput[],
    @Ctx() context: ContentContext,
  ): Promise<typeof SaveSiteValuesResult> {
    return saveSiteValues(context, changes);
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
