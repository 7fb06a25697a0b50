/** Tables that are large, or written all the time, at an agency's real size. */
const largeTables = [
  'bookings',
  'quotes',
  'contact_messages',
  'changes',
  'locations',
  'airports',
  'flights',
  'monthly_prices',
  'change_feed',
  'site_information_revisions',
];

const table = `(?:only\\s+)?(?:\\w+\\.)?"?(${largeTables.join('|')})"?`;
const volatileDefault = /\b(?:gen_random_uuid|uuidv7|random|clock_timestamp|nextval)\s*\(/i;

/** The changes of a large table that read or rewrite it whole while nothing else may use it, and the safe form of each. */
const unsafeChanges: readonly { change: RegExp; instead: string }[] = [
  {
    change: /\bset\s+not\s+null\b/i,
    instead: 'add a CHECK (… IS NOT NULL) NOT VALID and validate it in the next file',
  },
  {
    change: /\badd\b[^,]*\bgenerated\b[^,]*\bstored\b/is,
    instead: 'add a plain column with a trigger, and fill it in batches',
  },
  {
    change: /\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/i,
    instead: 'add another column and copy it in batches',
  },
  {
    change: /\badd\s+constraint\b(?!.*\b(?:not\s+valid|using\s+index)\b)/is,
    instead:
      'add the constraint NOT VALID (a unique one USING INDEX) and validate it in the next file',
  },
];

/** The problems of a migration, as sentences. A table that the file itself creates is empty. */
export function migrationProblems(sql: string): string[] {
  const statements = withoutComments(sql).split(';');
  const isCreated = (name: string) =>
    statements.some((each) =>
      new RegExp(`^\\s*create\\s+table\\s.*\\b${name}\\b\\s*\\(`, 'is').test(each),
    );
  return statements.flatMap((statement) => {
    const indexed = new RegExp(
      `^\\s*create\\s+(?:unique\\s+)?index\\b.*?\\bon\\s+${table}(?!\\w)`,
      'is',
    ).exec(statement)?.[1];
    if (indexed && !isCreated(indexed) && !/\bindex\s+concurrently\b/i.test(statement))
      return [
        `An index on ${indexed}: create it CONCURRENTLY, in a file that begins with '-- no transaction'.`,
      ];
    const altered = new RegExp(
      `^\\s*alter\\s+table\\s+(?:if\\s+exists\\s+)?${table}(?!\\w)`,
      'i',
    ).exec(statement)?.[1];
    if (!altered || isCreated(altered)) return [];
    const problems = unsafeChanges
      .filter(({ change }) => change.test(statement))
      .map(({ instead }) => `A change of ${altered}: ${instead}.`);
    return /\badd\b/i.test(statement) && volatileDefault.test(statement)
      ? [
          ...problems,
          `A volatile default on ${altered} rewrites it: set the default after adding the column.`,
        ]
      : problems;
  });
}

/** Function bodies are kept out too: they run later. */
const withoutComments = (sql: string) =>
  sql
    .replace(/\$(\w*)\$.*?\$\1\$/gs, '')
    .replace(/--.*$/gm, '')
    .replace(/\/\*.*?\*\//gs, '');
