import { counted } from '@larkfare/text-rules';
import { type Travellers, unitedKingdom } from '@larkfare/travellers';

/** 'direct flight', '1 stop', '2 stops' (specification §4). */
export const stopsText = (stops: number): string =>
  stops === 0 ? 'direct flight' : counted(stops, 'stop');

/** 'London Heathrow', 'Amsterdam Schiphol': beside its code an airport need not be called one. */
export const airportName = (name: string): string => name.replace(/ Airport\b/, '');

type StopsClass = 'direct' | 'single-stop' | 'multi-stops';

/** The style class of the stops badge. */
export function stopsClass(stops: number): StopsClass {
  if (stops === 0) return 'direct';
  return stops === 1 ? 'single-stop' : 'multi-stops';
}

/** '7 hours 5 minutes', for those who listen. */
export function spokenDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && counted(hours, 'hour'), (rest > 0 || hours === 0) && counted(rest, 'minute')]
    .filter(Boolean)
    .join(' ');
}

/** '1 adult, 2 children'. */
export const travellersText = ({ adults, children, infants }: Travellers) =>
  [
    counted(adults, 'adult'),
    children > 0 && counted(children, 'child', 'children'),
    infants > 0 && counted(infants, 'infant'),
  ]
    .filter(Boolean)
    .join(', ');

/** How many flights there are; a search of everything lists the cheapest only. */
export const flightsText = (result: { totalItems: number; isTotalCapped: boolean }): string =>
  `${result.isTotalCapped ? 'More than ' : ''}${counted(result.totalItems, 'flight')}`;

/** The screen's title: 'Flights from London to Dubai', as far as the search names both, or 'KLM flights'. */
export const resultsTitle = ({ from, to }: { from: string; to: string }, airline = ''): string =>
  [
    airline ? `${airline} flights` : 'Flights',
    from && `from ${from === unitedKingdom ? 'the UK' : spoken(from)}`,
    to && `to ${spoken(to)}`,
  ]
    .filter(Boolean)
    .join(' ');

/** 'Bangkok (BKK)' is Bangkok where it is part of a sentence. */
const spoken = (place: string) => place.replace(/ \([A-Z0-9]{3}\)$/, '');
