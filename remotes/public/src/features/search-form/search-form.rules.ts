import {
  chosenDatesProblems,
  dayOf,
  isLocalDate,
  type LocalDate,
  monthOf,
  shortMonthName,
} from '@larkfare/london-dates';
import { counted } from '@larkfare/text-rules';
import { infantsProblem, type Search, travellersProblem } from '@larkfare/travellers';
import { samePlaceProblem } from '../../form/trip.rules.ts';

/** Days either side that a visitor may be flexible by. */
export const flexibleDays = [0, 1, 2, 3] as const;

/** There and back the other way round. */
export const swapped = (search: Search): Search => ({
  ...search,
  from: search.to,
  fromId: search.toId,
  to: search.from,
  toId: search.fromId,
});

export type SearchProblems = Partial<
  Record<'from' | 'to' | 'departureDate' | 'returnDate' | 'adults' | 'infants', string>
>;

/** Section 5: what prevents a search, a sentence a field. */
export function searchProblems(search: Search, today: LocalDate): SearchProblems {
  const problems: SearchProblems = {};
  if (!search.fromId && !search.from.trim()) problems.from = 'Enter where you are leaving from';
  const to =
    !search.toId && !search.to.trim() ? 'Enter where you are going to' : samePlaceProblem(search);
  if (to) problems.to = to;
  const returnDate = search.tripType === 'roundTrip' ? search.returnDate : null;
  const dates = chosenDatesProblems({ ...search, returnDate }, today);
  if (dates.departure) problems.departureDate = dates.departure;
  if (dates.return) problems.returnDate = dates.return;
  const adults = search.adults < 1 ? 'At least 1 adult must travel' : travellersProblem(search);
  if (adults) problems.adults = adults;
  const infants = infantsProblem(search);
  if (infants) problems.infants = infants;
  return problems;
}

/** How many settings the Advanced tab holds, so that none of them is overlooked behind the other tab. */
export const advancedCount = (search: Search): number =>
  (search.directOnly ? 1 : 0) + search.airlines.length;

/** The same settings in words: 'direct only', '2 airlines'. */
export const advancedSettings = ({ directOnly, airlines }: Search): string[] => [
  ...(directOnly ? ['direct only'] : []),
  ...(airlines.length > 0 ? [counted(airlines.length, 'airline')] : []),
];

/** '20 Dec to 3 Jan'. */
export const datesText = ({ tripType, departureDate, returnDate }: Search): string =>
  (tripType === 'roundTrip' ? [departureDate, returnDate] : [departureDate])
    .filter(isLocalDate)
    .map((date) => `${dayOf(date)} ${shortMonthName(monthOf(date))}`)
    .join(' to ');

/** The props of every group of fields: the current search, and how to change it. */
export type SearchFieldsProps = {
  search: Search;
  onChange: (change: Partial<Search>) => void;
};
