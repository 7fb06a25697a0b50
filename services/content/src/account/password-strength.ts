import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { passwordProblem } from './account.rules.ts';

/** Knows some ten thousand breached passwords, and how they are varied: dates, keyboard rows, `P@ssw0rd`. */
const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Score of zxcvbn's 0 to 4: withstands more than a hundred million guesses. */
const lowestScore = 3;

/** The problem of a new password for the account of that address, if any. */
export function newPasswordProblem(password: string, email: string): string | undefined {
  const problem = passwordProblem(password);
  if (problem) return problem;
  const { score } = zxcvbn.check(password, [email, ...email.split(/[@.]/)]);
  return score < lowestScore
    ? 'This password is easy to guess. Use three or four unrelated words, or one that a password manager makes.'
    : undefined;
}
