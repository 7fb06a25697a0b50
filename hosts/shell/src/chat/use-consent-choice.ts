import { useCallback, useState, useSyncExternalStore } from 'react';
import type { LocalDate } from '@larkfare/london-dates';
import { siteStorage } from '@larkfare/remote-contract/browser-storage';
import type { ChatProvider } from './chat.rules.ts';
import { choiceFrom, toStoredChoice, type Choice } from './consent.rules.ts';

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

const key = 'chatConsent';

const readStoredChoice = () => siteStorage.get(key);

const storeChoice = (text: string) => siteStorage.set(key, text);

/** Includes other tabs, so that a withdrawal applies everywhere at once. */
const onChoiceChanged = (listener: () => void) => siteStorage.subscribe(key, listener);
