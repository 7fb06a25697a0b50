import { type Compared } from '../measure/side-by-side.ts';
import { type PlanEssentials } from '../plan/plan.rules.ts';
import { aligned, figure } from './table.ts';

/** Targets with a million flights: p50 in milliseconds, one client, through the REST API. */
export const targetMs = { search: 15, typeAhead: 2 };

/** Each search's p50 against the target, and how PostgreSQL found its flights. */
export function targetTable(
  searches: readonly (Compared & { plan: PlanEssentials })[],
  typeAhead: Compared,
): string {
  const verdict = ({ ours }: Compared, target: number) => [
    figure(ours.oneClientMs.median),
    `≤ ${target}`,
    ours.oneClientMs.median <= target ? 'met' : 'missed',
  ];
  const table = aligned([
    ['p50 through the REST API, one client', 'ms', 'target', '', 'plan ms', 'run ms', 'buffers'],
    ...searches.map((search) => [
      search.title,
      ...verdict(search, targetMs.search),
      figure(search.plan.planningMs),
      figure(search.plan.executionMs),
      search.plan.buffers.toLocaleString('en-GB'),
    ]),
    [typeAhead.title, ...verdict(typeAhead, targetMs.typeAhead), '', '', ''],
  ]);
  const plans = searches.flatMap(({ title, plan }) => [
    title,
    ...plan.scans.map((scan) => `  ${scan}`),
    ...(plan.usesIndexes ? [] : ['  ! sequential scan']),
  ]);
  return [...table, '', 'How flights and prices are found:', ...plans].join('\n');
}
