import { useSyncExternalStore } from 'react';
import type { LocalDate } from '@larkfare/london-dates';
import { siteStorage } from '@larkfare/remote-contract/browser-storage';
import type { ChatProvider } from './chat.rules.ts';
import { choiceFrom, toStoredChoice, type Choice } from './consent.rules.ts';

/** The visitor's choice about the chat, and the function that stores another one. */
export function useConsentChoice(provider: ChatProvider, today: LocalDate) {
  const stored = useSyncExternalStore(onChoiceChanged, readStoredChoice);
  return {
    choice: choiceFrom(stored, provider, today),
    decide: (decided: Choice) => siteStorage.set(key, toStoredChoice(decided, provider, today)),
  };
}

const key = 'chatConsent';

const readStoredChoice = () => siteStorage.get(key);

/** Includes other tabs, so that a withdrawal applies everywhere at once. */
const onChoiceChanged = (listener: () => void) => siteStorage.subscribe(key, listener);
