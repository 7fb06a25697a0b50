import { requireAdministrator, type SubgraphContext } from '@larkfare/service-kit';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { type DataSource } from 'typeorm';
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

export interface RevisionsContext extends SubgraphContext {
  db: DataSource;
  /** Whoever saved sees it in the next answer, before PostgreSQL has told everybody. */
  forgetSiteInformation(): void;
}

@Resolver()
export class RevisionsResolver {
  @Query(() => [SiteValue], {
    description: "Every key's newest value as administrators edit it.",
  })
  siteValues(@Ctx() { db }: RevisionsContext): Promise<SiteValue[]> {
    return newestValues(db);
  }

  @Query(() => String, {
    description:
      'The sign before amounts in the lists of bookings and quotes, and in their exports.',
  })
  async bookingListSign(@Ctx() { db }: RevisionsContext): Promise<string> {
    const [currency] = await newestValues(db, ['bookingListCurrency']);
    return bookingListSign(currency?.value);
  }

  @Query(() => [SiteValue], { description: "Every version of a key's value, the newest first." })
  siteValueRevisions(
    @Arg('key', () => SiteKey) key: Key,
    @Ctx() { db }: RevisionsContext,
  ): Promise<SiteValue[]> {
    return revisionsOf(db, key);
  }

  @Mutation(() => SaveSiteValuesResult, {
    description: 'Replaces whole values, all of them or none; the ones before stay as revisions.',
  })
  async saveSiteValues(
    @Arg('changes', () => [SiteValueInput]) changes: SiteValueInput[],
    @Ctx() context: RevisionsContext,
  ): Promise<typeof SaveSiteValuesResult> {
    const answer = await saveSiteValues(context.db, requireAdministrator(context), changes);
    context.forgetSiteInformation();
    return answer;
  }

  @Mutation(() => RestoreSiteValueResult, {
    description: "Publishes an older version of a key's value again.",
  })
  async restoreSiteValue(
    @Arg('key', () => SiteKey) key: Key,
    @Arg('version', () => Int) version: number,
    @Arg('basedOnVersion', () => Int) basedOnVersion: number,
    @Ctx() context: RevisionsContext,
  ): Promise<typeof RestoreSiteValueResult> {
    const answer = await restoreSiteValue(context.db, requireAdministrator(context), {
      key,
      version,
      basedOnVersion,
    });
    context.forgetSiteInformation();
    return answer;
  }
}
