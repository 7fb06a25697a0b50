import { z } from 'zod';
import {
  dateParts,
  duration,
  pageOf,
  pounds,
  record,
  toDateParts,
  toDuration,
  toPage,
  toPence,
  toPounds,
  tripTypes,
} from '../mappers.ts';
import { commaList, flag, id, idList, page, searchText, travelDate } from '../parameters.ts';
import { travelClasses } from '../bookings/booking.ts';
import { type RestApi } from '../routes.ts';
import {
  FlightFilterDocument,
  type FlightSearchInput,
  type OfferFragment,
} from './flight-filter.generated.ts';

/** The price filter's bound. */
const priceBound = z.coerce.number().pipe(z.number().min(0).max(100_000)).optional();

const filter = z.object({
  type: tripTypes.parameter.default('roundTrip'),
  travelClass: travelClasses.parameter.optional().describe('Whose prices are offered.'),
  minPrice: priceBound,
  maxPrice: priceBound,
  page,
  from_id: id.optional().describe('An airport or location id.'),
  to_id: id.optional(),
  from: searchText.optional().describe('Airport code, airport name or location name.'),
  to: searchText.optional(),
  depDateStr: travelDate.optional(),
  arrDateStr: travelDate.optional().describe('The day of the return flight.'),
  airlines_id: idList(50),
  airlines: commaList(50).describe('Airline ids or short names, separated by commas.'),
  direct: flag.describe('Flights without a stop only.'),
});

const offer = z.object({
  ...record,
  flightId: z.string(),
  airlineId: z.string(),
  airlineName: z.string(),
  airlineMono: z.string().nullable(),
  airlineLogo: z.string().nullable(),
  depAirportId: z.string(),
  depAirportCode: z.string(),
  depAirportName: z.string(),
  arrAirportId: z.string(),
  arrAirportCode: z.string(),
  arrAirportName: z.string(),
  toDuration: duration,
  fromDuration: duration,
  originalPrice: pounds,
  discount: pounds,
  finalPrice: pounds,
  stops: z.int(),
  operatedBy: z.string().nullable().describe('The carrier that flies, if another one.'),
  recommended: z.boolean(),
  departureDate: dateParts,
  arrivalDate: dateParts.nullable().describe('The day of the return flight; null one-way.'),
});

export function flightFilterRoute({ route, prepare }: RestApi): void {
  const search = prepare(FlightFilterDocument);

  route(
    'GET /flight/filter',
    { summary: 'Flights on offer', isShared: true, query: filter, response: pageOf(offer) },
    async ({ query, caller }) =>
      toPage((await search({ input: toSearch(query) }, caller)).page, toOffer),
  );
}

const toSearch = (query: z.output<typeof filter>): FlightSearchInput => ({
  tripType: query.type,
  travelClass: query.travelClass,
  minPricePence: query.minPrice === undefined ? undefined : toPence(query.minPrice),
  maxPricePence: query.maxPrice === undefined ? undefined : toPence(query.maxPrice),
  page: query.page,
  fromId: query.from_id,
  toId: query.to_id,
  from: query.from,
  to: query.to,
  departureDate: query.depDateStr,
  returnDate: query.arrDateStr,
  airlines: [...query.airlines_id, ...query.airlines],
  directOnly: query.direct,
});

const toOffer = (offer: OfferFragment) => ({
  _id: offer.flightId,
  flightId: offer.flightId,
  airlineId: offer.airline.id,
  airlineName: offer.airline.shortName,
  airlineMono: offer.airline.monogramPicture,
  airlineLogo: offer.airline.logoPicture,
  depAirportId: offer.departureAirport.id,
  depAirportCode: offer.departureAirport.code,
  depAirportName: offer.departureAirport.name,
  arrAirportId: offer.arrivalAirport.id,
  arrAirportCode: offer.arrivalAirport.code,
  arrAirportName: offer.arrivalAirport.name,
  toDuration: toDuration(offer.outboundMinutes),
  fromDuration: toDuration(offer.returnMinutes),
  originalPrice: toPounds(offer.originalPricePence),
  discount: toPounds(offer.savingPence),
  finalPrice: toPounds(offer.finalPricePence),
  stops: offer.stops,
  operatedBy: offer.operatedBy,
  recommended: offer.isRecommended,
  departureDate: toDateParts(offer.departureDate),
  arrivalDate: offer.returnDate === null ? null : toDateParts(offer.returnDate),
});
