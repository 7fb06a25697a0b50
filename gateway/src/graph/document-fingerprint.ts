import { tokensAtMost } from './limits.rules.ts';

/** Strings, spreads, numbers, names and punctuators, in linear time. White space and commas separate them. */
const tokens = /"(?:[^"\\\n\r]|\\.)*"?|\.{3}|-?\d[\w.+-]*|\w+|[^ \t\n\r,\uFEFF]/g;

/**
 * A text without anything that a client's printer may change: white space, order of definitions and plain `__typename`.
 * Valid texts with the same fingerprint are the same document. Nothing is parsed, so an unknown text costs little. A text
 * with a comment, a block string or too many tokens is its own fingerprint.
 */
export function documentFingerprint(text: string): string {
  if (/#|"""/.test(text)) return text;
  const all: string[] = [];
  for (const [token] of text.matchAll(tokens)) if (all.push(token) > tokensAtMost) return text;

  const definitions: string[] = [];
  let definition: string[] = [];
  let depth = 0;
  all.forEach((token, index) => {
    if (!isPlainTypename(all, index)) definition.push(token);
    if (token === '{' || token === '(') depth += 1;
    if (token === '}' || token === ')') depth -= 1;
    if (token !== '}' || depth !== 0) return;
    definitions.push(definition.join('\n'));
    definition = [];
  });
  return [...definitions.sort(), ...definition].join('\n');
}

/** A field without alias, arguments or directives. */
const isPlainTypename = (all: readonly string[], index: number) =>
  all[index] === '__typename' &&
  !/^(:|\$|@|\.\.\.)$/.test(all[index - 1] ?? '') &&
  !/^[:({@]$/.test(all[index + 1] ?? '');
