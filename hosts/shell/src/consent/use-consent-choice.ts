import { useCallback, useState, useSyncExternalStore } from 'react';
import type { LocalDate } from '@larkfare/london-dates';
import type { ChatProvider } from '../chat/chat.rules.ts';
import { choiceFrom, toKeptChoice, type Choice } from './consent.rules.ts';
import { keepChoice, onChoiceChanged, readKeptChoice } from './kept-choice.ts';

/** The server cannot know it, and the browser's first drawing must be the server's. */
const notKnownYet = () => undefined;

/** What the visitor chose about the chat, and whether they are to be asked. @param provider none: nothing is asked */
export function useConsentChoice(provider: ChatProvider | undefined, today: LocalDate) {
  const kept = useSyncExternalStore(onChoiceChanged, readKeptChoice, notKnownYet);
  const [isReopened, setIsReopened] = useState(false);
  const choice = provider && kept !== undefined ? choiceFrom(kept, provider, today) : undefined;

  const decide = useCallback(
    (decided: Choice) => {
      if (provider) keepChoice(toKeptChoice(decided, provider, today));
      setIsReopened(false);
    },
    [provider, today],
  );
  return {
    choice,
    isReopened,
    isAsking: provider !== undefined && kept !== undefined && (!choice || isReopened),
    decide,
    reopen: useCallback(() => setIsReopened(true), []),
    close: useCallback(() => setIsReopened(false), []),
  };
}
