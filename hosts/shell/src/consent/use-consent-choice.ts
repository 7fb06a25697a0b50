import { useCallback, useState, useSyncExternalStore } from 'react';
import type { LocalDate } from '@larkfare/london-dates';
import type { ChatProvider } from '../chat/chat.rules.ts';
import { choiceFrom, toStoredChoice, type Choice } from './consent.rules.ts';
import { storeChoice, onChoiceChanged, readStoredChoice } from './stored-choice.ts';

/** Unknown on the server, and the browser's first render has to match the server's. */
const serverSnapshot = () => undefined;

/** The visitor's choice about the chat, and whether the prompt is shown. @param provider without one it never is */
export function useConsentChoice(provider: ChatProvider | undefined, today: LocalDate) {
  const stored = useSyncExternalStore(onChoiceChanged, readStoredChoice, serverSnapshot);
  const [isReopened, setIsReopened] = useState(false);
  const choice = provider && stored !== undefined ? choiceFrom(stored, provider, today) : undefined;

  const decide = useCallback(
    (decided: Choice) => {
      if (provider) storeChoice(toStoredChoice(decided, provider, today));
      setIsReopened(false);
    },
    [provider, today],
  );
  return {
    choice,
    isReopened,
    isPromptShown: provider !== undefined && stored !== undefined && (!choice || isReopened),
    decide,
    reopen: useCallback(() => setIsReopened(true), []),
    close: useCallback(() => setIsReopened(false), []),
  };
}
