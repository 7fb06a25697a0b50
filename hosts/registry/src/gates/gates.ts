import { type Candidate } from '../versions/published.input.ts';
import { budgetsGate } from './budgets.gate.ts';
import { type Gate, type World } from './gate.ts';
import { operationsGate } from './operations.gate.ts';
import { routesGate } from './routes.gate.ts';
import { contractGate, sharedVersionsGate } from './shared-versions.gate.ts';

const gates: Gate[] = [sharedVersionsGate, contractGate, operationsGate, routesGate, budgetsGate];

export interface GateResult {
  gate: string;
  problems: string[];
  /** What could not be asked, and why: neither for nor against the version. */
  note?: string;
}

/** Asks every gate, so that all reasons are told at once. */
export const askGates = (candidate: Candidate, world: World): GateResult[] =>
  gates.map((gate) => ({ gate: gate.name, problems: gate.problems(candidate, world) }));

export const hasPassed = (results: GateResult[]): boolean =>
  results.every(({ problems }) => problems.length === 0);
