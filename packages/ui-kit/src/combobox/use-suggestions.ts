import { useEffect, useState } from 'react';

/** Looks up what to suggest for a text; aborted by `signal` once the answer is no longer wanted. */
export type SuggestionSource<Option> = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly Option[]>;

export type Suggestions<Option> = {
  isOpen: boolean;
  phase: 'idle' | 'searching' | 'ready' | 'failed';
  /** Suggestions for the text; empty while they load. */
  options: readonly Option[];
  /** Suggestions for the text before, visible until the new list is there; none of it can be picked. */
  before: readonly Option[];
  /** The option that Enter picks. */
  active: number;
  open: () => void;
  close: () => void;
  setActive: (index: number) => void;
};

/** Short enough to feel immediate, long enough not to send a query for every letter of a quick typist. */
const pauseMs = 120;

type Answer<Option> = {
  source: SuggestionSource<Option>;
  text: string;
  options: readonly Option[];
  hasFailed: boolean;
};

/** Suggestions for a text while the list is open; an answer to an older text is never shown. */
export function useSuggestions<Option>(
  source: SuggestionSource<Option>,
  text: string,
): Suggestions<Option> {
  const [isOpen, setIsOpen] = useState(false);
  const [answer, setAnswer] = useState<Answer<Option>>();
  const [active, setActive] = useState(0);
  const query = isOpen ? text.trim() : '';
  // A list that is opened again is not looked up again: its late answer would move what Enter picks.
  const isAnswered = answer?.text === query && answer.source === source && !answer.hasFailed;

  useEffect(() => {
    if (query === '' || isAnswered) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      source(query, stop.signal).then(
        (options) => show({ source, text: query, options, hasFailed: false }),
        () => show({ source, text: query, options: [], hasFailed: true }),
      );
    }, pauseMs);
    const show = (next: Answer<Option>) => {
      if (stop.signal.aborted) return;
      setAnswer(next);
      setActive(0);
    };
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [source, query, isAnswered]);

  const phase = phaseOf(query, answer);
  return {
    isOpen,
    phase,
    options: phase === 'ready' ? (answer?.options ?? []) : [],
    // While one word is typed, or its list would flicker at every letter.
    before:
      phase === 'searching' && answer && isContinued(answer.text, query) ? answer.options : [],
    active,
    open: () => {
      setIsOpen(true);
      setActive(0);
    },
    close: () => setIsOpen(false),
    setActive,
  };
}

function phaseOf<Option>(query: string, answer: Answer<Option> | undefined) {
  if (query === '') return 'idle';
  if (answer?.text !== query) return 'searching';
  return answer.hasFailed ? 'failed' : 'ready';
}

const isContinued = (before: string, now: string) =>
  now.startsWith(before) || before.startsWith(now);

/** The announcement for screen readers, also shown when there is nothing to pick. */
export function countSentence<Option>(
  { phase, options }: Suggestions<Option>,
  [one, many]: readonly [string, string],
): string {
  if (phase === 'failed') return 'Suggestions could not be loaded. You can continue typing.';
  if (phase === 'searching') return `Looking for ${many}…`;
  if (phase === 'idle') return '';
  if (options.length === 0) return `No ${many} found.`;
  return `${options.length} ${options.length === 1 ? one : many} found. Use the arrow keys to choose.`;
}
