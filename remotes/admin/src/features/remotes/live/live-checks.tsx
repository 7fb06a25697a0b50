import type { Health } from '@larkfare/remote-cli/registry-api';
import { Button, Row, Stack, type QueryState } from '@larkfare/ui-kit';
import { timeOfMoment } from '../../../office/moments.rules.ts';
import { GateProblems } from '../registry/gate-problems.tsx';
import styles from '../registry/remotes.module.css';
import { useRegistryAction } from '../registry/use-registry-action.ts';
import { useRegistryQuery } from '../registry/use-registry-query.ts';

/** Whether the live versions still pass every gate, because the shell or the API may have changed since. */
export function LiveChecks() {
  const health = useRegistryQuery<Health>('/health', unknownHealth);
  const { isSending, run } = useRegistryAction(health.refetch);
  return (
    <Stack as="section" gap={3} aria-label="Checks">
      {health.data?.live
        .filter(({ failing }) => failing.length > 0)
        .map(({ remote, version, failing }) => (
          <GateProblems
            key={remote}
            message={`${remote} ${version} would not pass today.`}
            gates={failing}
          />
        ))}
      <Row gap={[2, 4]} justify="between">
        <p className={styles.soft}>{sentenceOf(health)}</p>
        <Button isBusy={isSending} onClick={() => run('/health', { method: 'POST' })}>
          {isSending ? 'Checking…' : 'Check again'}
        </Button>
      </Row>
    </Stack>
  );
}

const unknownHealth = 'We couldn’t check the live versions.';

function sentenceOf({ data, isLoading }: QueryState<Health>): string {
  if (!data) return isLoading ? 'Loading the checks of the live versions…' : unknownHealth;
  const checked = `checked ${timeOfMoment(data.checkedAt)}`;
  return data.isHealthy
    ? `The live versions in production pass every gate (${checked}).`
    : `They stay live until an administrator decides (${checked}).`;
}
