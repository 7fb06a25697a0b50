import { parse, validate } from 'graphql';
import { type Operations } from '../versions/published.input.ts';
import { type Gate, type World } from './gate.ts';

/** Every operation is valid on the live graph, or the remote’s screens would fail for everybody. */
export const operationsGate: Gate = {
  name: 'operations',
  problems: ({ operations }, { api }) => operationProblems(operations, api),
};

/** What each operation asks that the graph does not have. Also asked when the graph is about to change. */
export const operationProblems = (operations: Operations, api: World['api']): string[] =>
  operations.flatMap(({ name, text }) => {
    try {
      return validate(api, parse(text)).map(({ message }) => `${name}: ${message}`);
    } catch (problem) {
      return [`${name}: ${(problem as Error).message}`];
    }
  });
