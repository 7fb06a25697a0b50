import { rollbackTarget } from './channel.rules.ts';

type Step = Parameters<typeof rollbackTarget>[0][number];

/** `1 2 <1` reads: 1 activated, 2 activated, gone back to 1; `<` alone went back to nothing, `~3` is tried by some. */
function history(line: string): Step[] {
  const steps: Step[] = [];
  for (const word of line.split(' ').filter(Boolean)) {
    const live = steps.at(-1)?.toVersion ?? null;
    const left = steps.at(-1)?.candidate ?? live;
    const version = word.replace(/^[<~]/, '') || null;
    if (word.startsWith('~'))
      steps.push({ action: 'shared', fromVersion: live, toVersion: live, candidate: version });
    else if (word.startsWith('<'))
      steps.push({
        action: 'rolled back',
        fromVersion: left,
        toVersion: version,
        candidate: null,
      });
    else
      steps.push({ action: 'activated', fromVersion: live, toVersion: version, candidate: null });
  }
  return steps.reverse();
}

test.each<[string, string | null | undefined, string]>([
  ['1 2', '1', 'to the version before'],
  ['1 2 3 <2', '1', 'further back the second time'],
  ['1 2 <1 3', '1', 'past a version that was taken back'],
  ['1 2 <1 2', '1', 'to what was good, once the same is tried again'],
  ['1 2 1', '2', 'to what was live just before'],
  ['1 2 1 <2 <1', null, 'never to and fro'],
  ['1 2 3 <1', null, 'past everything that a named version skipped'],
  ['1 2 <1 <2', '1', 'from a version that was named although it had been taken back'],
  ['1', null, 'to nothing from the first'],
  ['1 2 ~3', '2', 'to what the others have while some try a candidate'],
  ['1 2 ~3 <2', '1', 'to the version before once the trial is over'],
  ['1 ~2 2', '1', 'to what all had before the trial became all'],
  ['1 <', undefined, 'nowhere when it went back to nothing'],
  ['1 2 <1 <', undefined, 'nowhere, and least of all forward'],
  ['1 < 2', null, 'to nothing when there was nothing before'],
  ['', undefined, 'nowhere when it was never live'],
])('after “%s” a rollback goes to %s: %s', (line, target, _where) => {
  expect(rollbackTarget(history(line))).toBe(target);
});
