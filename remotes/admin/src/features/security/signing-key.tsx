import { useNotify } from '@larkfare/remote-contract';
import { Button, Row } from '@larkfare/ui-kit';
import { useConfirm, type Question } from '../../office/use-confirm.tsx';
import { useWrite } from '../../record/use-records.ts';
import { Panel } from '../../office/admin-page.tsx';
import { RotateSigningKeyDocument } from './security.generated.ts';

/** The key that signs administrators' tokens, and its rotation. */
export function SigningKey() {
  const rotate = useRotateKey();
  return (
    <Panel title="Signing key">
      <p>
        It signs administrators’ tokens. After a rotation all sessions continue. If the key may have
        leaked, replace it: all sessions then end, including yours.
      </p>
      <Row>
        <Button onClick={() => void rotate(false)}>Rotate the key</Button>
        <Button onClick={() => void rotate(true)}>Replace a leaked key</Button>
      </Row>
    </Panel>
  );
}

const questions: Record<'rotation' | 'leak', Question> = {
  rotation: {
    title: 'Rotate the key',
    text: 'Sign tokens with a new key from now on? All sessions continue.',
    action: 'Rotate',
    tone: 'brand',
  },
  leak: {
    title: 'Replace a leaked key',
    text: 'Replace the key and end all sessions? You will have to sign in again.',
    action: 'Replace',
  },
};

function useRotateKey() {
  const confirm = useConfirm();
  const notify = useNotify();
  const write = useWrite();

  return async (hasLeaked: boolean) => {
    if (!(await confirm(questions[hasLeaked ? 'leak' : 'rotation']))) return;
    const result = await write(
      'Rotating the signing key',
      RotateSigningKeyDocument,
      { hasLeaked },
      ({ ended }) => ({ kind: 'rotated' as const, ended }),
    );
    if (result.kind === 'failed')
      notify.error(result.message ?? 'The key was not changed. Please try again.');
    else
      notify.success(
        hasLeaked ? 'The key is replaced, and all sessions have ended.' : 'A new key is in use.',
      );
  };
}
