// npm run attack [-- --json] [--seconds=600] [--only=guide]: the resistance of a site, each attack on a separate site.
import { makeSiteTemplate } from '@larkfare/test-servers';
import { z } from 'zod';
import { attacks } from './attacks/requests.ts';
import { type AttackRow, rowOf } from './attacks/run-attack.ts';
import { counts, printReport, progress, readOptions, table } from './harness/report.ts';
import { adminPassword } from './harness/sites.ts';

const { json, seconds, only } = readOptions({
  seconds: z.coerce.number().positive().default(60),
  only: z.string().default(''),
});
await using opened = new AsyncDisposableStack();
progress('Preparing a site…');
opened.defer(await makeSiteTemplate({ ADMIN_PASSWORD: adminPassword }));

const rows: AttackRow[] = [];
for (const attack of attacks.filter(({ name }) => name.includes(only))) {
  progress(`${attack.name}…`);
  rows.push(await rowOf(attack, seconds));
}
const ms = (figure: number) => `${Math.round(figure)} ms`;
const header = ['attack', 'responses', 'another visitor: quiet', 'attacked', 'p99', 'refused'];
printReport(
  json,
  { seconds, rows },
  table(
    [...header, 'memory by quarter', 'problems'],
    rows.map(({ name, responses, visitor, memoryMebibytes, problems }) => [
      ...[name, counts(responses), ms(visitor.quietMs), ms(visitor.attackedMs)],
      ...[ms(visitor.attackedP99Ms), `${visitor.refused}`],
      `${memoryMebibytes.join(', ')} MiB`,
      problems.join(' ') || 'none',
    ]),
  ),
);
if (rows.some(({ problems }) => problems.length > 0)) process.exitCode = 1;
