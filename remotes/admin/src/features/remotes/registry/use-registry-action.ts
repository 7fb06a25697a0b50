import { useState } from 'react';
import { useNotify } from '@larkfare/remote-contract';
import { useConfirm, type Question } from '../../../office/use-confirm.tsx';
import { RegistryError } from './registry-error.rules.ts';
import { requestRegistry, type RegistryRequest } from './request-registry.ts';
import type { Refetch } from './use-registry-query.ts';

type Action = RegistryRequest & {
  /** Confirms the action first. */
  question?: Question;
  /** The notice after success. */
  done?: string;
};

/** Sends changes of a view to the registry and reloads the view, whether or not a change succeeded. */
export function useRegistryAction(refetch: Refetch) {
  const confirm = useConfirm();
  const notify = useNotify();
  const [isSending, setIsSending] = useState(false);

  const run = async (path: string, { question, done, ...request }: Action) => {
    if (question && !(await confirm(question))) return;
    setIsSending(true);
    try {
      await requestRegistry(path, request);
      if (done) notify.success(done);
    } catch (problem) {
      if (!(problem instanceof RegistryError)) throw problem;
      notify.error(problem.message);
    }
    await refetch();
    setIsSending(false);
  };
  return {
    isSending,
    run: (path: string, action: Action) => void run(path, action),
  };
}
