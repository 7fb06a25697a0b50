import { useState } from 'react';
import { useNotify } from '@larkfare/remote-contract';
import { Button } from '@larkfare/ui-kit';
import { timeOfMoment } from '../../page/moments.rules.ts';
import { askRegistry } from './ask-registry.ts';
import { GateProblems } from './gate-problems.tsx';
import type { Health } from './registry.ts';
import { useRegistryQuery } from './use-registry-query.ts';
import styles from './live-checks.module.css';

/** Whether visitors have anything that would be refused today, because the shell or the API has changed since. */
export function LiveChecks() {
  const { body, isLoading, refetch } = useRegistryQuery<Health>('/health');
  const notify = useNotify();
  const [isChecking, setIsChecking] = useState(false);

  const check = async () => {
    setIsChecking(true);
    const answer = await askRegistry<Health>('/health', { method: 'POST' });
    setIsChecking(false);
    if ('refusal' in answer) notify.error(answer.refusal.message);
    refetch();
  };
  return (
    <section aria-label="Checks" className={styles.checks}>
      {body?.live
        .filter(({ failing }) => failing.length > 0)
        .map(({ remote, version, failing }) => (
          <GateProblems
            key={remote}
            message={`${remote} ${version} would not pass today.`}
            gates={failing}
          />
        ))}
      <div className={styles.line}>
        <p className={styles.words}>{sentenceOf(body, isLoading)}</p>
        <Button disabled={isChecking} onClick={() => void check()}>
          {isChecking ? 'Checking…' : 'Check again'}
        </Button>
      </div>
    </section>
  );
}

function sentenceOf(health: Health | undefined, isLoading: boolean): string {
  if (!health && isLoading) return 'Reading how what is live stands…';
  if (!health) return 'It is not known whether what is live in production passes every gate.';
  const looked = `as looked at ${timeOfMoment(health.checkedAt)}`;
  if (health.isHealthy) return `What is live in production passes every gate, ${looked}.`;
  return `It stays live until somebody decides, ${looked}.`;
}
