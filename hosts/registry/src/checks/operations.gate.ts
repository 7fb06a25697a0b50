import { isForAdministrators } from '@larkfare/data-kit/subgraph';
import { GraphQLError, parse, specifiedRules, validate, type ValidationRule } from 'graphql';
import { isBackOffice } from '../versions/own-remotes.rules.ts';
import { type Operations } from '../versions/published.input.ts';
import { type Gate, type DeploymentContext } from './gate.ts';

/** Every operation must be valid against the live API, and must be one that visitors may have. */
export const operationsGate: Gate = {
  name: 'operations',
  problems: ({ manifest, operations }, { api }) =>
    operationProblems(
      operations,
      api,
      isBackOffice(manifest.name) ? specifiedRules : [...specifiedRules, fieldsForVisitors],
    ),
};

const fieldsForVisitors: ValidationRule = (context) => ({
  Field(node) {
    const [type, field] = [context.getParentType(), context.getFieldDef()];
    const roots = [context.getSchema().getQueryType(), context.getSchema().getMutationType()];
    if (!type || !field || !roots.some((root) => root === type) || !isForAdministrators(field))
      return;
    const message = `Field "${field.name}" on type "${type.name}" is for administrators only.`;
    context.reportError(new GraphQLError(message, { nodes: node }));
  },
});

const operationProblems = (
  operations: Operations,
  api: DeploymentContext['api'],
  rules: readonly ValidationRule[],
): string[] =>
  operations.flatMap(({ name, text }) => {
    try {
      return validate(api, parse(text), rules).map(({ message }) => `${name}: ${message}`);
    } catch (problem) {
      return [`${name}: ${(problem as Error).message}`];
    }
  });
