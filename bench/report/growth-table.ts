import { type Growth } from '../measure/growth.ts';
import { aligned, figure } from './table.ts';

/** How what the catalogue costs and gives grows with its flights. */
export function growthTable(growth: readonly Growth[]): string {
  const row = (title: string, value: (each: Growth) => string) => [title, ...growth.map(value)];
  return aligned([
    row('flights', ({ flights }) => flights.toLocaleString('en-GB')),
    row('bytes of memory a flight', ({ bytesPerFlight }) => figure(bytesPerFlight)),
    row('start with the read of all, ms', ({ loadMs }) => figure(loadMs)),
    row('a change until it is found, ms', ({ changeMs }) => figure(changeMs)),
    ['p50 of a search inside the service, ms: asked first / again'],
    ...(growth[0]?.searches ?? []).map((_, nth) => [
      `  ${kindOf(growth.at(-1)?.searches[nth]?.title ?? '')}`,
      ...growth.map(({ searches }) => {
        const search = searches[nth];
        return search ? `${figure(search.firstMs)} / ${figure(search.againMs)}` : '';
      }),
    ]),
  ]).join('\n');
}

/** The places differ from catalogue to catalogue. */
const kindOf = (title: string) => title.replace(/: .*/, '');
