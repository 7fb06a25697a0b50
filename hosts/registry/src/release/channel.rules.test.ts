import { rollbackTarget } from './channel.rules.ts';

type Step = Parameters<typeof rollbackTarget>[0][number];

/** `1 2 <1`: 1 activated, 2 activated, rolled back to 1. `<` alone removed the remote; `~3` is a gradual rollout of 3. */
function history(line: string): Step[] {
  const steps: Step[] = [];
  for (const word of line.split(' ').filter(Boolean)) {
    const live = steps.at(-1)?.toVersion ?? null;
    const from = steps.at(-1)?.candidate ?? live;
    const version = word.replace(/^[<~]/, '') || null;
    if (word.startsWith('~'))
      steps.push({ action: 'shared', fromVersion: live, toVersion: live, candidate: version });
    else if (word.startsWith('<'))
      steps.push({
        action: 'rolled back',
        fromVersion: from,
        toVersion: version,
        candidate: null,
      });
    else
      steps.push({ action: 'activated', fromVersion: live, toVersion: version, candidate: null });
  }
  return steps.reverse();
}

test.each<[string, string | null | undefined, string]>([
  ['1 2', '1', 'the previous version'],
  ['1 2 3 <2', '1', 'the one before that the second time'],
  ['1 2 <1 3', '1', 'not to a version that was rolled back'],
  ['1 2 <1 2', '1', 'the good version, also after a second attempt'],
  ['1 2 1', '2', 'the version live just before'],
  ['1 2 1 <2 <1', null, 'never back and forth'],
  ['1 2 3 <1', null, 'not to versions skipped by a named rollback'],
  ['1 2 <1 <2', '1', 'the version before a named one'],
  ['1', null, 'nothing from the first version'],
  ['1 2 ~3', '2', 'the version of the other visitors during a gradual rollout'],
  ['1 2 ~3 <2', '1', 'the previous version after a gradual rollout'],
  ['1 ~2 2', '1', 'the version before a completed gradual rollout'],
  ['1 <', undefined, 'no target after the remote was removed'],
  ['1 2 <1 <', undefined, 'no target, and never forward'],
  ['1 < 2', null, 'nothing without a previous version'],
  ['', undefined, 'no target if it was never live'],
])('after “%s” the rollback target is %s: %s', (line, target, _where) => {
  expect(rollbackTarget(history(line))).toBe(target);
});

test.each<[string, string | null, string]>([
  ['1 2 3', '1', 'a version before the withdrawn one'],
  ['1 2 3 ~4', '3', 'the version of the other visitors'],
  ['2 3', null, 'nothing if all versions before are withdrawn'],
])('while 2 is withdrawn, after “%s” the rollback target is %s: %s', (line, target, _where) => {
  expect(rollbackTarget(history(line), new Set(['2']))).toBe(target);
});
