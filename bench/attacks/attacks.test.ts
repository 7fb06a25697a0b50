import { allAttacks } from './all-attacks.ts';
import { runAttack } from './run-attack.ts';

const attacks = await allAttacks();

test.each(attacks.map((attack) => [attack.name, attack] as const))(
  'a site bears %s, in short',
  async (_, attack) => {
    const { problems } = await runAttack(attack, { seconds: 2, env: { DEMO_DATA: 'none' } });

    expect(problems).toEqual([]);
  },
  60_000,
);
