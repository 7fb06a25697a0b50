import { freeBytesOf } from './free-bytes.ts';
import { startProblem } from './start-problem.ts';

/** Ends a command that cannot go on, with a sentence for its operator. */
export async function endWithProblem(problem: unknown): Promise<never> {
  const freeBytes = await freeBytesOf(process.env.DATA_DIR ?? '.data');
  console.error(startProblem(problem, process.env, freeBytes));
  process.exit(1);
}
