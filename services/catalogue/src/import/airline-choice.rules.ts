import { type AirlineRow } from './openflights.rules.ts';
import { refused, type Refused } from './row-values.rules.ts';

export type ListedAirline = AirlineRow & { line: number };

/** An IATA code passes from airline to airline: who holds it now, and why the others are left out. */
export function chooseAirlines(
  listed: readonly ListedAirline[],
  routesFlown: (airline: AirlineRow) => number,
): { chosen: ListedAirline[]; left: (Refused & { line: number })[] } {
  const chosen = new Map<string, ListedAirline>();
  const left: (Refused & { line: number })[] = [];
  for (const airline of listed) {
    const holder = chosen.get(airline.code);
    if (!airline.active) continue;
    if (!holder || routesFlown(airline) > routesFlown(holder)) chosen.set(airline.code, airline);
  }
  for (const airline of listed) {
    const holder = chosen.get(airline.code);
    if (holder === airline) continue;
    left.push({ line: airline.line, ...whyLeft(airline, holder) });
  }
  return { chosen: [...chosen.values()], left };
}

function whyLeft(airline: AirlineRow, holder: AirlineRow | undefined): Refused {
  const said = `${airline.code} ${airline.name}`;
  if (!holder) return refused('is an airline that no longer flies', said);
  if (!airline.active)
    return refused(
      'has an IATA code that an active airline uses now',
      `${said}; now ${holder.name}`,
    );
  return refused(
    'shares its IATA code with an active airline that has more routes or is listed first',
    `${said}; ${holder.name}`,
  );
}

/** Short names are unique: the second airline of a name carries its code as well. */
export function shortNameFor(
  airline: { name: string; code: string },
  isTaken: (shortName: string) => boolean,
): string | undefined {
  const plain = airline.name.length <= 100 ? airline.name : airline.code;
  const withCode = `${airline.name.slice(0, 94).trim()} (${airline.code})`;
  return [plain, withCode].find((shortName) => !isTaken(shortName));
}
