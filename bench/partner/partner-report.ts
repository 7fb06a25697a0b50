import { type Spread } from '../measure/statistics.rules.ts';

export interface PartnerFigures {
  commands: { command: string; seconds: number }[];
  rollbackMs: Spread & { slowest: number };
  /** From saving a file to the changed page in the browser. */
  editMs: { tsx: Spread; css: Spread };
}

const goals = { secondsToLive: 60, fewerCommandsThan: 5, rollbackMs: 5000, editMs: 500 };

/** Each figure with its target. */
export function partnerReport({ commands, rollbackMs, editMs }: PartnerFigures): string {
  const typed = commands.filter(({ command }) => !command.startsWith('('));
  const seconds = commands
    .filter(({ command }) => command !== 'npm install')
    .reduce((sum, each) => sum + each.seconds, 0);
  return [
    '',
    'From create to live',
    ...commands.map(
      (each) => `  ${each.command.padEnd(42)}${each.seconds.toFixed(1).padStart(6)} s`,
    ),
    line('commands', `${typed.length}`, typed.length < goals.fewerCommandsThan, 'fewer than 5'),
    line('without npm install', `${seconds.toFixed(1)} s`, seconds < goals.secondsToLive, '< 60 s'),
    '',
    'From the rollback command to the first new page load with the previous version',
    line(
      'median',
      `${Math.round(rollbackMs.median)} ms`,
      rollbackMs.median <= goals.rollbackMs,
      '≤ 5 s',
    ),
    line(
      'slowest',
      `${Math.round(rollbackMs.slowest)} ms`,
      rollbackMs.slowest <= goals.rollbackMs,
      '≤ 5 s',
    ),
    '',
    'From an edit to the changed page, with what was typed into a field kept',
    ...Object.entries(editMs).map(([file, { median }]) =>
      line(file, `${Math.round(median)} ms`, median <= goals.editMs, '≤ 0.5 s'),
    ),
  ].join('\n');
}

const line = (what: string, figure: string, isMet: boolean, goal: string) =>
  `  ${what.padEnd(38)}${figure.padStart(10)}  ${isMet ? '✓' : '✗'} ${goal}`;
