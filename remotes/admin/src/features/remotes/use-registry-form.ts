import { useState } from 'react';
import { useUnsavedWarning } from '../../unsaved/use-unsaved-warning.ts';
import type { Answer } from './registry-answer.rules.ts';

/** A dialog's form that is sent to the registry; unsaved input is not closed without a question. */
export function useRegistryForm() {
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState('');
  const [isTyped, setIsTyped] = useState(false);
  useUnsavedWarning(isTyped);
  return {
    isSaving,
    /** Why the registry refused the last try. */
    problem,
    onInput: () => setIsTyped(true),
    /** @returns undefined after a refusal */
    send: async <Body>(request: Promise<Answer<Body>>): Promise<Body | undefined> => {
      setIsSaving(true);
      const answer = await request;
      setIsSaving(false);
      if ('done' in answer) return answer.done;
      setProblem(answer.refusal.message);
      return undefined;
    },
  };
}
