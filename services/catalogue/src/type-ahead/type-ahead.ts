import { fold } from '@larkfare/text-rules';
import { LRUCache } from 'lru-cache';
import { misspells, shortestMisspelt } from './misspelling.rules.ts';
import { type Named, rank, type Searchable, searchable } from './ranking.rules.ts';

/** A name as it is compared and looked up. */
interface Indexed extends Searchable {
  /** How its words begin. */
  starts: readonly string[];
  /** Its names and their words without spaces, as a misspelt text is compared. */
  joined: readonly string[];
}

export interface Entry<Value> {
  name: Indexed;
  value: Value;
}

export interface TypeAhead<Value> {
  /** Matches, best first, or else what the text misspells; none for an empty text. */
  suggest(typed: string): readonly Value[];
  /** The same for a list with a search field: all of them when it is blank. */
  search(typed: string): readonly Value[];
  /** The meaning of a text when nothing is picked: those that fit best, and none that it misspells. */
  meant(typed: string): readonly Value[];
}

interface Found<Value> {
  all: readonly Value[];
  meant: readonly Value[];
}

/** Words are found by their first letters, at most so many. */
const keyLength = 3;

/** The costly part of a type-ahead: it depends on the name only, so it can be reused. */
export function indexed(named: Named): Indexed {
  const name = searchable(named);
  const texts = [...name.names, ...name.details, ...name.within, ...name.ownWords.split(' ')];
  return {
    ...name,
    starts: [...wordStarts(`${name.codes.join(' ')}${name.words}`)],
    joined: [...new Set(texts.map((text) => text.replaceAll(' ', '')))],
  };
}

/** Answers from memory. Entries that fit equally well keep their order. */
export function createTypeAhead<Value>(entries: readonly Entry<Value>[]): TypeAhead<Value> {
  const all = entries.map(({ value }) => value);
  const byStart = new Map<string, Entry<Value>[]>();
  for (const entry of entries) {
    for (const start of entry.name.starts) {
      const sameStart = byStart.get(start);
      if (sameStart) sameStart.push(entry);
      else byStart.set(start, [entry]);
    }
  }

  const startingWith = (word: string) => byStart.get(word.slice(0, keyLength)) ?? [];

  const find = (text: string): Found<Value> => {
    // Every match has all searched words, so the rarest one leads to all matches.
    const [fewest = []] = text
      .split(' ')
      .map(startingWith)
      .sort((a, b) => a.length - b.length);
    const byRank: Value[][] = [];
    for (const { name, value } of fewest) {
      const at = rank(name, text);
      if (at !== undefined) (byRank[at] ??= []).push(value);
    }
    const found = byRank.flat();
    return found.length
      ? { all: found, meant: byRank.find((each) => each?.length) ?? [] }
      : { all: misspelt(entries, text), meant: [] };
  };
  // Most people begin with the same few letters, and those fit the most entries.
  const cached = new LRUCache<string, Found<Value>>({ max: 300, memoMethod: find });
  const suggest = (typed: string) => cached.memo(fold(typed)).all;
  return {
    suggest,
    search: (typed) => (typed.trim() ? suggest(typed) : all),
    meant: (typed) => cached.memo(fold(typed)).meant,
  };
}

/** Those with a name that the text misspells as a whole before those whose name begins so. */
function misspelt<Value>(entries: readonly Entry<Value>[], text: string): Value[] {
  const typed = text.replaceAll(' ', '');
  if (typed.length < shortestMisspelt) return [];
  const found: Record<'whole' | 'start', Value[]> = { whole: [], start: [] };
  for (const { name, value } of entries) {
    let best: 'whole' | 'start' | undefined;
    for (const each of name.joined) if (best !== 'whole') best = misspells(typed, each) ?? best;
    if (best) found[best].push(value);
  }
  return [...found.whole, ...found.start];
}

function wordStarts(words: string): Set<string> {
  const starts = new Set<string>();
  for (const word of words.split(' ')) {
    for (let length = 1; length <= Math.min(keyLength, word.length); length++)
      starts.add(word.slice(0, length));
  }
  return starts;
}
