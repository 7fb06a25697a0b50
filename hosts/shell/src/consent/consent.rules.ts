import { addMonths, isLocalDate, type LocalDate } from '@larkfare/london-dates';
import type { ChatProvider } from '../chat/chat.rules.ts';

export type Choice = 'accepted' | 'rejected';

/** After this long a visitor is asked again, whatever they chose. */
export const keptMonths = 6;

/** What is kept of a choice: it was made about one provider and says nothing about another. */
export const toKeptChoice = (choice: Choice, provider: ChatProvider, decidedOn: LocalDate) =>
  JSON.stringify({ choice, provider, decidedOn });

/** The choice that still holds today; none when it is about another provider, too old, or not ours. */
export function choiceFrom(
  kept: string | null,
  provider: ChatProvider,
  today: LocalDate,
): Choice | undefined {
  const { choice, provider: asked, decidedOn } = fieldsOf(kept);
  if (choice !== 'accepted' && choice !== 'rejected') return undefined;
  if (asked !== provider || !isLocalDate(decidedOn)) return undefined;
  const holds = decidedOn <= today && today < addMonths(decidedOn, keptMonths);
  return holds ? choice : undefined;
}

function fieldsOf(kept: string | null): Record<string, unknown> {
  try {
    const fields: unknown = JSON.parse(kept ?? 'null');
    return typeof fields === 'object' && fields ? { ...fields } : {};
  } catch (problem) {
    console.info('A choice kept before could not be read.', problem);
    return {};
  }
}
