import { ProblemPanel } from '@larkfare/ui-kit';
import type { Refusal } from './registry-answer.rules.ts';
import styles from '../live/change-dialog.module.css';

/** Why the registry refused, with every reason of every gate. */
export const GateProblems = ({ message, gates }: Pick<Refusal, 'message' | 'gates'>) => (
  <ProblemPanel title={message}>
    {gates.length > 0 && (
      <dl className={styles.gates}>
        {gates.map(({ gate, problems }) => (
          <div key={gate}>
            <dt>{gate}</dt>
            {problems.map((problem) => (
              <dd key={problem}>{problem}</dd>
            ))}
          </div>
        ))}
      </dl>
    )}
  </ProblemPanel>
);
