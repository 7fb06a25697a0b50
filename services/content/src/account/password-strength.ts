import { type ZxcvbnFactory } from '@zxcvbn-ts/core';
import { passwordProblem } from './account.rules.ts';

/** Knows some ten thousand breached passwords, and how they are varied: dates, keyboard rows, `P@ssw0rd`. */
let zxcvbn: Promise<ZxcvbnFactory> | undefined;

/** Loads it for the first new password: it would delay each start by a tenth of a second. */
async function loadZxcvbn(): Promise<ZxcvbnFactory> {
  const [core, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new core.ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

/** Score of zxcvbn's 0 to 4: withstands more than a hundred million guesses. */
const lowestScore = 3;

/** The problem of a new password for the account of that address, if any. */
export async function newPasswordProblem(
  password: string,
  email: string,
): Promise<string | undefined> {
  const problem = passwordProblem(password);
  if (problem) return problem;
  const { score } = (await (zxcvbn ??= loadZxcvbn())).check(password, [
    email,
    ...email.split(/[@.]/),
  ]);
  return score < lowestScore
    ? 'This password is easy to guess. Use three or four unrelated words, or one that a password manager makes.'
    : undefined;
}
