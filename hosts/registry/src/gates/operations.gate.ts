import { parse, validate } from 'graphql';
import { type Operations } from '../versions/published.input.ts';
import { type Gate, type DeploymentContext } from './gate.ts';

/** Every operation must be valid against the live API. */
export const operationsGate: Gate = {
  name: 'operations',
  problems: ({ operations }, { api }) => operationProblems(operations, api),
};

const operationProblems = (operations: Operations, api: DeploymentContext['api']): string[] =>
  operations.flatMap(({ name, text }) => {
    try {
      return validate(api, parse(text)).map(({ message }) => `${name}: ${message}`);
    } catch (problem) {
      return [`${name}: ${(problem as Error).message}`];
    }
  });
