import { type GateResult } from '@larkfare/remote-cli/registry-api';
import { type Candidate } from '../versions/published.input.ts';
import { budgetsGate } from './budgets.gate.ts';
import { type Gate, type DeploymentContext } from './gate.ts';
import { operationsGate } from './operations.gate.ts';
import { picturesGate } from './pictures.gate.ts';
import { routesGate } from './routes.gate.ts';
import { contractGate, sharedVersionsGate } from './shared-versions.gate.ts';
import { slotsGate } from './slots.gate.ts';
import { stylesGate } from './styles.gate.ts';

const gates: Gate[] = [
  sharedVersionsGate,
  contractGate,
  operationsGate,
  routesGate,
  slotsGate,
  stylesGate,
  picturesGate,
  budgetsGate,
];

/** Runs the gates that read the candidate without executing it. */
export const runStaticGates = (candidate: Candidate, context: DeploymentContext): GateResult[] =>
  gates.map((gate) => {
    const problems = gate.problems(candidate, context);
    const note = problems.length === 0 && gate.note?.(candidate);
    return { gate: gate.name, problems, ...(note && { note }) };
  });

export const hasPassed = (results: GateResult[]): boolean =>
  results.every(({ problems }) => problems.length === 0);
