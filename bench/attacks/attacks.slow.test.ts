import { type SiteProcess } from '@larkfare/test-servers';
import { attacks } from './requests.ts';
import { runAttack, startSiteFor } from './run-attack.ts';

/** Those of one site with the usual settings. */
const cases = attacks.filter(({ env }) => !env).map((attack) => [attack.name, attack] as const);

let site: SiteProcess;
beforeAll(async () => {
  site = await startSiteFor({ env: { DEMO_DATA: 'none' } });
});
afterAll(() => site.stop());

test.each(cases)('a site withstands a short run of %s', async (_, attack) => {
  const { problems } = await runAttack(attack, site, { seconds: 2, quietSeconds: 0.5 });

  expect(problems).toEqual([]);
});
