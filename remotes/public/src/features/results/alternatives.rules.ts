import { type LocalDate, monthNames } from '@larkfare/london-dates';
import { counted } from '@larkfare/text-rules';
import type { PagedSearch, SearchChange } from '@larkfare/travellers';
import type { AlternativesFragment, NearbyAirportFragment } from './alternatives.generated.ts';
import { airportName } from './flight-words.rules.ts';
import { datesInMonth } from './month-strip.rules.ts';
import { travelDates } from './travel-dates.rules.ts';

type Alternative = { words: string; pence: number; change: SearchChange };

/** The searches that have a result where this one has none: 'Edinburgh, 112 miles' and 'June 2027', under their headings. */
export function alternativeSearches(
  { departures, arrivals, months }: AlternativesFragment,
  search: PagedSearch,
  today: LocalDate,
): { heading: string; choices: Alternative[] }[] {
  const dates = travelDates(search, today);
  return [
    {
      heading: 'Fly from nearby',
      choices: departures.map((near) =>
        nearby(near, {
          from: near.airport.name,
          fromId: near.airport.id,
          departureAirports: undefined,
        }),
      ),
    },
    {
      heading: 'Fly to nearby',
      choices: arrivals.map((near) =>
        nearby(near, { to: near.airport.name, toId: near.airport.id, arrivalAirports: undefined }),
      ),
    },
    {
      heading: 'Fly in another month',
      choices: months.map(({ lowestPricePence, ...month }) => ({
        words: `${monthNames[month.month - 1]} ${month.year}`,
        pence: lowestPricePence ?? 0,
        change: datesInMonth(dates, month, today),
      })),
    },
  ].filter(({ choices }) => choices.length > 0);
}

const nearby = (
  { airport, miles, lowestPricePence }: NearbyAirportFragment,
  change: SearchChange,
): Alternative => ({
  words: `${airportName(airport.name)}, ${counted(miles, 'mile')}`,
  pence: lowestPricePence,
  change,
});
