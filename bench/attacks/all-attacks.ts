import { connections } from './connections.ts';
import { fuzz } from './fuzz.ts';
import { guessingNetworks } from './guessing-networks.ts';
import { kills, postgresKilled, postgresStopped, sigterm } from './outages.ts';
import { requestAttacks } from './requests.ts';
import type { Attack, EndingAttack } from './run-attack.ts';

export const allAttacks: (Attack | EndingAttack)[] = [
  ...requestAttacks,
  connections,
  fuzz,
  guessingNetworks,
  postgresKilled,
  postgresStopped,
  kills,
  sigterm,
];
