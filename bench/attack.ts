// npm run attack [-- --json] [--seconds=600] [--only=fuzz]: what a site withstands, each attack on its own site.
import { parseArgs } from 'node:util';
import { makeSiteTemplate } from '@larkfare/test-servers';
import { allAttacks } from './attacks/all-attacks.ts';
import { adminPassword, type Attack, type StartSite } from './attacks/attack.ts';
import { type AttackRow, runAttack, startSiteFor } from './attacks/run-attack.ts';
import { slownessProblems } from './attacks/slowness.rules.ts';
import { progress } from './report/progress.ts';
import { aligned } from './report/table.ts';

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, seconds: { type: 'string' }, only: { type: 'string' } },
});
const seconds = Number(values.seconds ?? 60);
const attacks = (await allAttacks()).filter(({ name }) => name.includes(values.only ?? ''));

await using opened = new AsyncDisposableStack();
progress('Preparing a site…');
opened.defer(await makeSiteTemplate({ ADMIN_PASSWORD: adminPassword }));

const rows: AttackRow[] = [];
for (const attack of attacks) {
  progress(`${attack.name}…`);
  rows.push(await rowOf(attack));
}

console.log(values.json ? JSON.stringify({ seconds, rows }, null, 2) : table(rows));
if (rows.some(({ problems }) => problems.length > 0)) process.exitCode = 1;

async function rowOf(attack: Attack): Promise<AttackRow> {
  const start: StartSite = (dataFolder) => startSiteFor(attack, dataFolder);
  if ('runAlone' in attack)
    return { name: attack.name, ...(await attack.runAlone({ start, seconds })) };
  const site = await start();
  try {
    const row = await runAttack(attack, site, { seconds, quietSeconds: 3 });
    const isJudged = !attack.isOutage && !attack.isCrowd;
    const slow = slownessProblems({ ...row, visitor: isJudged ? row.visitor : undefined });
    return { ...row, problems: [...row.problems, ...slow] };
  } finally {
    await site.stop();
  }
}

function table(rows: readonly AttackRow[]): string {
  const ms = (figure: number) => `${Math.round(figure)} ms`;
  return aligned([
    [
      'attack',
      'answers',
      'another visitor: quiet',
      'attacked',
      'p99',
      'refused',
      'memory by quarter',
      'problems',
    ],
    ...rows.map(({ name, answers, visitor, memoryMebibytes, problems }) => [
      name,
      Object.entries(answers)
        .map(([answer, count]) => `${answer}: ${count}`)
        .join(', '),
      visitor ? ms(visitor.quietMs) : '',
      visitor ? ms(visitor.attackedMs) : '',
      visitor ? ms(visitor.attackedP99Ms) : '',
      visitor ? String(visitor.refused) : '',
      memoryMebibytes ? `${memoryMebibytes.join(', ')} MiB` : '',
      problems.join(' ') || 'none',
    ]),
  ]).join('\n');
}
