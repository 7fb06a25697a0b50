import { nameKey } from './country-region.rules.ts';
import { type AirlineRow } from './openflights.rules.ts';
import { refused, type Refused } from './row-values.rules.ts';

export type ListedAirline = AirlineRow & { line: number };

export interface CodeEvidence {
  /** The name of the airline that the catalogue has under the code. */
  catalogueName(code: string): string | undefined;
  /** How many routes of the code depart from the airline's country. */
  routesFromHome(airline: AirlineRow): number;
}

/**
 * Decides which active airline holds each IATA code. routes.dat assigns a code's routes to one holder without regard
 * to time, so the count of an airline's routes proves nothing; the countries that the routes depart from do.
 */
export function chooseAirlines(listed: readonly ListedAirline[], evidence: CodeEvidence) {
  const chosen = new Map<string, ListedAirline>();
  const contested = new Set<string>();
  for (const airline of listed) {
    if (!airline.active) continue;
    const holder = chosen.get(airline.code);
    if (holder) contested.add(airline.code);
    if (!holder || isBetter(airline, holder, evidence)) chosen.set(airline.code, airline);
  }
  const rejected = listed.flatMap((airline) => {
    const holder = chosen.get(airline.code);
    return holder === airline ? [] : [{ line: airline.line, ...whyLeft(airline, holder) }];
  });
  return { chosen: [...chosen.values()], rejected, contested };
}

function isBetter(airline: AirlineRow, holder: AirlineRow, evidence: CodeEvidence): boolean {
  const name = evidence.catalogueName(airline.code);
  const merits = [
    (each: AirlineRow) => Number(name !== undefined && isSameAirline(each.name, name)),
    (each: AirlineRow) => evidence.routesFromHome(each),
    (each: AirlineRow) => Number(each.callsign !== ''),
  ];
  const difference = merits.map((merit) => merit(airline) - merit(holder)).find(Boolean) ?? 0;
  return difference > 0;
}

/** Compares names by their first words: 'Vueling' is 'Vueling Airlines', but not 'Formosa Airlines'. */
export function isSameAirline(one: string, other: string): boolean {
  const names = [`${nameKey(one)} `, `${nameKey(other)} `] as const;
  return names[0].startsWith(names[1]) || names[1].startsWith(names[0]);
}

function whyLeft(airline: AirlineRow, holder: AirlineRow | undefined): Refused {
  const name = `${airline.code} ${airline.name}`;
  if (!holder) return refused('is an airline that no longer flies', name);
  if (!airline.active)
    return refused(
      'has an IATA code that an active airline uses now',
      `${name}; now ${holder.name}`,
    );
  return refused('shares its IATA code with a more likely holder', `${name}; ${holder.name}`);
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
