import { type SiteProcess } from '@larkfare/test-servers';
import { allAttacks } from './all-attacks.ts';
import { runAttack, startSiteFor } from './run-attack.ts';

/** On one site with the usual settings. Outages, stopping and hostile requests have separate tests in standalone/src. */
const attacks = allAttacks.flatMap((attack) =>
  'run' in attack && !attack.isOutage && !attack.env ? [[attack.name, attack] as const] : [],
);

let site: SiteProcess;
beforeAll(async () => {
  site = await startSiteFor({ env: { DEMO_DATA: 'none' } });
});
afterAll(() => site.stop());

test.each(attacks)('a site withstands a short run of %s', async (_, attack) => {
  const { problems } = await runAttack(attack, site, { seconds: 2, quietSeconds: 0.5 });

  expect(problems).toEqual([]);
});
