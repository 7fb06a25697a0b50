import { fold } from '@larkfare/text-rules';
import { chosenStops, type PagedSearch, type SearchChange, withStops } from '@larkfare/travellers';

/** How many filters narrow the list, for the phone's button. */
export const filterCount = (search: PagedSearch): number =>
  (search.minPrice !== undefined || search.maxPrice !== undefined ? 1 : 0) +
  (search.maxHours === undefined ? 0 : 1) +
  chosenStops(search).length +
  [search.airlines, search.departureAirports ?? [], search.arrivalAirports ?? []].flat().length;

/** The search with nothing left out of it. */
export const noFilters: SearchChange = {
  minPrice: undefined,
  maxPrice: undefined,
  ...withStops([]),
  maxHours: undefined,
  airlines: [],
  departureAirports: undefined,
  arrivalAirports: undefined,
};

/** Airlines of the list that are chosen: by id, or by the short name of an older link. */
export const isChosen = (
  airline: { id: string; shortName: string },
  chosen: readonly string[],
): boolean => chosen.includes(airline.id) || chosen.includes(airline.shortName);

/** The choice after an airline's box was pressed; a short name in it becomes its id or goes. */
export function toggled(
  airline: { id: string; shortName: string },
  chosen: readonly string[],
): string[] {
  const others = chosen.filter((id) => id !== airline.id && id !== airline.shortName);
  return isChosen(airline, chosen) ? others : [...others, airline.id];
}

/** The airports after one was pressed; absent once none is chosen. */
export function toggledAirport(id: string, chosen: readonly string[]): string[] | undefined {
  const others = chosen.filter((each) => each !== id);
  const next = others.length < chosen.length ? others : [...others, id];
  return next.length > 0 ? next : undefined;
}

/** The choice of stops after one was pressed. */
export const toggledStops = (stops: number, chosen: readonly number[]): SearchChange =>
  withStops(chosen.includes(stops) ? chosen.filter((each) => each !== stops) : [...chosen, stops]);

/** The hours of a result, all of its flights between the two ends. @returns undefined where there is nothing to choose between */
export function toHoursRange(
  shortestMinutes: number | null | undefined,
  longestMinutes: number | null | undefined,
): HoursRange | undefined {
  if (shortestMinutes == null || longestMinutes == null) return undefined;
  const range = { min: Math.ceil(shortestMinutes / 60), max: Math.ceil(longestMinutes / 60) };
  return range.min < range.max ? range : undefined;
}

export type HoursRange = { min: number; max: number };

/** Number of airlines that fit beside the results. */
export const airlinesShownAtFirst = 8;

type AirlineChoice = { airline: { id: string; name: string; shortName: string }; offers: number };

/** The airlines that the filter shows, most flights first: the first few and the chosen ones, or all that match. */
export function shownAirlines<Choice extends AirlineChoice>(
  choices: readonly Choice[],
  { chosen, isWhole, typed }: { chosen: readonly string[]; isWhole: boolean; typed: string },
): Choice[] {
  const query = fold(typed);
  return choices
    .toSorted((a, b) => b.offers - a.offers)
    .filter(({ airline }, index) =>
      isWhole
        ? fold(airline.name).includes(query)
        : index < airlinesShownAtFirst || isChosen(airline, chosen),
    );
}
