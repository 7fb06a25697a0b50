import { addMonths, isLocalDate, type LocalDate } from '@larkfare/london-dates';
import type { ChatProvider } from './chat.rules.ts';

export type Choice = 'accepted' | 'rejected';

/** A choice expires after this many months, and the banner is shown again. */
const validMonths = 6;

/** The stored form of a choice. It holds the provider, because consent to one is not consent to another. */
export const toStoredChoice = (choice: Choice, provider: ChatProvider, decidedOn: LocalDate) =>
  JSON.stringify({ choice, provider, decidedOn });

/** The stored choice if it is still valid; undefined when it has expired, is for another provider or is malformed. */
export function choiceFrom(
  stored: string | null,
  provider: ChatProvider,
  today: LocalDate,
): Choice | undefined {
  const { choice, provider: chosenProvider, decidedOn } = fieldsOf(stored);
  if (choice !== 'accepted' && choice !== 'rejected') return undefined;
  if (chosenProvider !== provider || !isLocalDate(decidedOn)) return undefined;
  const isValid = decidedOn <= today && today < addMonths(decidedOn, validMonths);
  return isValid ? choice : undefined;
}

function fieldsOf(stored: string | null): Record<string, unknown> {
  try {
    const fields: unknown = JSON.parse(stored ?? 'null');
    return typeof fields === 'object' && fields ? { ...fields } : {};
  } catch (problem) {
    console.info('The stored choice is not valid JSON.', problem);
    return {};
  }
}
