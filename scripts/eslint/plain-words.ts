/** A word or phrase that comments, test titles, errors and log lines do not use in this sense. */
export interface RefusedWord {
  /** Pattern of the phrase; a space also matches a line break. */
  pattern: string;
  use: string;
}

const server =
  '(?:servers?|services?|site|gateways?|subgraphs?|routers?|registry|catalogue|database|PostgreSQL|Keto|API|shell|process|processes|issuer|receivers?|webhooks?|endpoints?|routes?|resolvers?|hosts?|remotes?|frames?|CDN|bucket|proxy|port|pool|cache)';
const is = '(?:is|are|was|were|be|been|being|isn’t|aren’t|wasn’t)';
const end =
  '(?=[.,;:!?)’”]|$| (?:and|or|but|when|while|until|is|are|has|for|in|on|at|before|after))';

export const refusedWords: RefusedWord[] = [
  {
    pattern: '(?<!frequently )ask(?:s|ed|ing)?',
    use: 'request, query or call (a dialog: prompt, confirm)',
  },
  {
    pattern: `${server} (?:never |still |always |only |first )?answers?`,
    use: 'returns or responds',
  },
  {
    pattern: '(?:that|which|it|nothing|never|not|cannot|must|will|would|still) answers?(?! to)',
    use: 'return or respond',
  },
  {
    pattern: 'answers (?:with|at|once|nothing|every|each|no|all|\\d+|GET|POST|requests)',
    use: 'returns or responds with',
  },
  {
    pattern: `(?:${is} (?:not |never |always |still )?)answered|answered (?:with|by|as|at|from|in|within|over|\\d+)`,
    use: 'returned, served or responded',
  },
  { pattern: 'tell(?:s|ing)?(?! apart)|told', use: 'reports, notifies or shows' },
  { pattern: '(?<!specification )says|say(?:ing)?|said', use: 'reports, states or shows' },
  { pattern: `${server} knows?|knows? (?:of|no)`, use: 'has, stores, recognises or supports' },
  { pattern: 'hears?|heard|hearing', use: 'receives' },
  {
    pattern: `(?:${is}|stays?|stayed|while|although|still) (?:not |still |also )?away${end}`,
    use: 'unavailable',
  },
  {
    pattern: `${is} (?:not |already |then |also )?gone${end}`,
    use: 'unavailable, removed, deleted or closed',
  },
  { pattern: `${is} (?:not |still |also |both )?down${end}`, use: 'unavailable' },
  {
    pattern: `${is} (?:not |long |already |nearly )?over${end}`,
    use: 'expired, finished or ended',
  },
  {
    pattern: '(?<!(?:go|goes|went|gone|going) )wrong(?:ly)?(?! (?:password|passwords|way))',
    use: 'invalid, incorrect or mismatched (about a check: problems)',
  },
  { pattern: 'anew', use: 'again' },
  { pattern: 'whoever', use: 'the caller, or anyone who' },
  { pattern: '(?<!["“‘])nobody', use: 'no one, or name the role' },
  { pattern: 'somebody', use: 'someone, or name the role' },
  { pattern: 'of (?:its|their|his|our|her) own', use: 'own, separate or dedicated' },
  { pattern: 'by (?:itself|themselves)', use: 'automatically, alone or separately' },
  { pattern: `as (?:it is|they are)(?=[.,;:)]|$)`, use: 'unchanged or as stored' },
];
