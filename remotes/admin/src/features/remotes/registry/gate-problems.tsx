import type { GateResult } from '@larkfare/remote-cli/registry-api';
import { ProblemPanel, Stack } from '@larkfare/ui-kit';
import styles from './remotes.module.css';

type GateProblemsProps = { message: string; gates: readonly GateResult[] };

/** A refusal with every reason of every gate. */
export const GateProblems = ({ message, gates }: GateProblemsProps) => (
  <ProblemPanel title={message}>
    {gates.length > 0 && (
      <Stack as="dl" gap={3} className={styles.gates}>
        {gates.map(({ gate, problems }) => (
          <div key={gate}>
            <dt>{gate}</dt>
            {problems.map((problem) => (
              <dd key={problem}>{problem}</dd>
            ))}
          </div>
        ))}
      </Stack>
    )}
  </ProblemPanel>
);
