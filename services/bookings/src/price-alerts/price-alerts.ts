import { newId, query } from '@larkfare/data-kit/database';
import { Saved, saveResult } from '@larkfare/data-kit/records';
import {
  Deleted,
  DeleteResult,
  InvalidInput,
  NotFound,
  type Problem,
  refuseInput,
  TooManyRequests,
} from '@larkfare/data-kit/refusals';
import { LocalDateScalar } from '@larkfare/data-kit/subgraph';
import { type LocalDate, londonToday } from '@larkfare/london-dates';
import { queryService, unavailable } from '@larkfare/server-kit/executor';
import { type TravelClass } from '@larkfare/travellers';
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import { type Bookings, type BookingsContext } from '../bookings-context.ts';
import { TravelClasses } from '../bookings/booking.entity.ts';
import { isDuplicate, lockDuplicates, toHash } from '../customer/customer-requests.ts';
import { readPageKey } from '../customer-page/page-key.ts';
import { formProblems, tokenUsed, weigh } from '../enquiries/submit-enquiry.ts';
import { FormProofInput } from '../forms/form-proof.input.ts';
import { useFormToken } from '../forms/form-token.ts';
import { TripType } from '../quotes/quote.ts';
import { PriceAlertRouteDocument } from './lowest-prices.generated.ts';
import { PriceAlert } from './price-alert.entity.ts';
import {
  limitProblem,
  lowestOf,
  mostAlerts,
  priceAlertProblems,
  type PriceAlertRequest,
  toPriceAlertRequest,
  toRouteInput,
} from './price-alert.rules.ts';

@InputType()
class PriceAlertInput implements PriceAlertRequest {
  @Field(() => String)
  email!: string;

  @Field(() => TripType)
  tripType!: TripType;

  @Field(() => TravelClasses, { defaultValue: 'economy' })
  travelClass!: TravelClass;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of an airport or a location; the text is then ignored.',
  })
  fromId?: string | null;

  @Field(() => ID, { nullable: true })
  toId?: string | null;

  @Field(() => String, { description: 'Name of a place, as in a search.' })
  from!: string;

  @Field(() => String)
  to!: string;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The first day of the month of departure; any month without it.',
  })
  month?: LocalDate | null;

  @Field(() => Int, { nullable: true, description: 'Per person; any drop without it.' })
  belowPence?: number | null;
}

const RequestPriceAlertResult = saveResult(PriceAlert, [InvalidInput, NotFound, TooManyRequests], {
  result: 'RequestPriceAlertResult',
  saved: 'PriceAlertRequested',
  description: 'A mail with the link that confirms it is on its way.',
});

const ConfirmPriceAlertResult = saveResult(PriceAlert, [NotFound], {
  result: 'ConfirmPriceAlertResult',
  saved: 'PriceAlertConfirmed',
});

@Resolver()
export class PriceAlertResolver {
  @Mutation(() => RequestPriceAlertResult, {
    description:
      'Requests an email when the price of a route drops, once the address is confirmed. A repeat within ten minutes returns the same alert.',
  })
  async requestPriceAlert(
    @Arg('input', () => PriceAlertInput) input: PriceAlertInput,
    @Arg('proof', () => FormProofInput, { nullable: true }) proof: FormProofInput | undefined,
    @Ctx() context: BookingsContext,
  ): Promise<Saved<PriceAlert> | Problem> {
    const terms = toPriceAlertRequest(input);
    const today = londonToday(context.now());
    const problems = [...priceAlertProblems(terms, today), ...formProblems(context, proof)];
    const refusal = refuseInput(problems);
    if (refusal) return refusal;
    const requestHash = toHash(JSON.stringify(Object.values(terms)));
    // Outside the transaction, so that a slow catalogue holds no lock and no connection.
    const route = await readRoute(context, terms);
    const lowest = lowestOf(route.months, terms.month, today);
    if (!route.isKnown)
      return new NotFound('Choose both places from the list, so that we know them.');
    const limit = lowest && limitProblem(terms.belowPence, lowest.pence);
    if (limit) return InvalidInput.of('belowPence', limit);

    return context.db.transaction(async (db) => {
      // Alerts of one address are stored one after another.
      await lockDuplicates(db, toHash(terms.email));
      const duplicate = await db
        .createQueryBuilder(PriceAlert, 'alert')
        .where(isDuplicate, { hash: requestHash })
        .getOne();
      if (duplicate) return new Saved(duplicate);

      const counted = { request: terms, text: '' };
      const provenance = proof?.token ? 'form' : 'direct';
      const { decision, secondsLeft } = await weigh(db, context, counted, provenance);
      // Without its mail an alert could not be confirmed.
      if (decision.refused !== undefined || !decision.acknowledged)
        return new TooManyRequests(decision.refused ?? tooManyMails, secondsLeft);
      if ((await db.countBy(PriceAlert, { email: terms.email })) >= mostAlerts)
        return InvalidInput.of('email', tooManyAlerts);
      if (proof?.token && !(await useFormToken(db, proof.token))) return tokenUsed();

      const id = newId();
      const { fromName: from, toName: to } = route;
      await db.insert(PriceAlert, {
        ...terms,
        id,
        from,
        to,
        lastPricePence: lowest?.pence ?? null,
        requestHash,
      });
      await query(
        db,
        `SELECT bookings_jobs.add_job('send-price-alert', json_build_object('id', :id::uuid))`,
        { id },
      );
      return new Saved(await db.findOneByOrFail(PriceAlert, { id }));
    });
  }

  @Query(() => PriceAlert, {
    nullable: true,
    description: 'The price alert of a mailed link; null when it was stopped or has expired.',
  })
  async priceAlert(
    @Arg('token', () => String) token: string,
    @Ctx() { db, formSecret }: Bookings,
  ): Promise<PriceAlert | null> {
    const id = readPageKey(formSecret, 'price-alert', token);
    return id === undefined ? null : db.manager.findOneBy(PriceAlert, { id });
  }

  @Mutation(() => ConfirmPriceAlertResult, {
    description: 'Replaces earlier alerts of the address for the same trip.',
  })
  async confirmPriceAlert(
    @Arg('token', () => String) token: string,
    @Ctx() { db, formSecret }: Bookings,
  ): Promise<Saved<PriceAlert> | NotFound> {
    const id = readPageKey(formSecret, 'price-alert', token) ?? null;
    return db.transaction(async (manager) => {
      const [confirmed] = await query(
        manager,
        `UPDATE price_alerts SET confirmed_at = coalesce(confirmed_at, now()) WHERE id = :id RETURNING 1`,
        { id },
      );
      if (!id || !confirmed) return new NotFound(notThere);
      await query(
        manager,
        `DELETE FROM price_alerts other USING price_alerts alert
          WHERE alert.id = :id AND other.id <> alert.id AND other.email = alert.email
            AND (other.trip_type, other.travel_class, other."from", other."to", other.from_id, other.to_id, other.month)
              IS NOT DISTINCT FROM
                (alert.trip_type, alert.travel_class, alert."from", alert."to", alert.from_id, alert.to_id, alert.month)`,
        { id },
      );
      return new Saved(await manager.findOneByOrFail(PriceAlert, { id }));
    });
  }

  @Mutation(() => DeleteResult, { description: 'Ends a price alert and deletes its address.' })
  async stopPriceAlert(
    @Arg('token', () => String) token: string,
    @Ctx() { db, formSecret }: Bookings,
  ): Promise<Deleted | NotFound> {
    const id = readPageKey(formSecret, 'price-alert', token);
    const { affected } =
      id === undefined ? { affected: 0 } : await db.manager.delete(PriceAlert, { id });
    return id !== undefined && affected ? new Deleted(id) : new NotFound(notThere);
  }
}

const notThere = 'This price alert was stopped or has expired.';
const tooManyMails = 'We’ve sent too many emails this hour. Please try again later.';
const tooManyAlerts = `This address has ${mostAlerts} price alerts, which is the most. Stop one of them first: each email has the link`;

/** The route's prices, and its names as the catalogue has them. @throws when the catalogue is unavailable */
async function readRoute(
  { catalogue, log }: Bookings,
  terms: ReturnType<typeof toPriceAlertRequest>,
) {
  const { fromId, toId } = terms;
  const ids = { fromId: fromId ?? '', toId: toId ?? '', hasFromId: !!fromId, hasToId: !!toId };
  const variables = { input: toRouteInput(terms), ...ids };
  const found = await queryService(catalogue, PriceAlertRouteDocument, variables).catch(
    (error: unknown) => {
      log.error({ err: error }, 'the catalogue returned no price for an alert');
      throw unavailable(
        'We cannot check the price at the moment. Please try again in a few minutes.',
      );
    },
  );
  const { unknownFrom, unknownTo } = found.flightSearch;
  // Typed text is mailed only where it is the name of a place.
  const from = (found.fromAirport ?? found.fromLocation)?.name ?? (fromId ? '' : terms.from);
  const to = (found.toAirport ?? found.toLocation)?.name ?? (toId ? '' : terms.to);
  return {
    months: found.lowestPrices,
    isKnown: from !== '' && to !== '' && !unknownFrom && !unknownTo,
    fromName: from,
    toName: to,
  };
}
