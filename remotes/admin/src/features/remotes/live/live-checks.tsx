import { useState } from 'react';
import type { Health } from '@larkfare/remote-cli/registry-api';
import { useNotify } from '@larkfare/remote-contract';
import { Button, type QueryState } from '@larkfare/ui-kit';
import { timeOfMoment } from '../../../page/moments.rules.ts';
import { askRegistry } from '../registry/ask-registry.ts';
import { GateProblems } from '../registry/gate-problems.tsx';
import { useRegistryQuery } from '../registry/use-registry-query.ts';
import styles from './live-checks.module.css';

/** Whether visitors have anything that would be refused today, because the shell or the API has changed since. */
export function LiveChecks() {
  const health = useRegistryQuery<Health>('/health', unknownHealth);
  const notify = useNotify();
  const [isChecking, setIsChecking] = useState(false);

  const check = async () => {
    setIsChecking(true);
    const answer = await askRegistry<Health>('/health', { method: 'POST' });
    setIsChecking(false);
    if ('refusal' in answer) notify.error(answer.refusal.message);
    await health.refetch();
  };
  return (
    <section aria-label="Checks" className={styles.checks}>
      {health.data?.live
        .filter(({ failing }) => failing.length > 0)
        .map(({ remote, version, failing }) => (
          <GateProblems
            key={remote}
            message={`${remote} ${version} would not pass today.`}
            gates={failing}
          />
        ))}
      <div className={styles.line}>
        <p className={styles.words}>{sentenceOf(health)}</p>
        <Button isBusy={isChecking} onClick={() => void check()}>
          {isChecking ? 'Checking…' : 'Check again'}
        </Button>
      </div>
    </section>
  );
}

const unknownHealth = 'It is not known whether the live versions in production pass every gate.';

function sentenceOf({ data, isLoading }: QueryState<Health>): string {
  if (!data) return isLoading ? 'Loading the checks of the live versions…' : unknownHealth;
  const checked = `checked ${timeOfMoment(data.checkedAt)}`;
  return data.isHealthy
    ? `The live versions in production pass every gate (${checked}).`
    : `They stay live until an administrator decides (${checked}).`;
}
