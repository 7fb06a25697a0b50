/** Makes a typed value of what came as JSON, or throws that it cannot be read. */
export type Parser<Value> = (json: unknown) => Value;

/** A value that does not have the shape this page knows: it is shown as a problem, never guessed at. */
export class UnreadableValue extends Error {
  constructor(expected: string) {
    super(`The site information came in a form that this page cannot read: expected ${expected}.`);
    this.name = 'UnreadableValue';
  }
}

export const text: Parser<string> = (json) => {
  if (typeof json !== 'string') throw new UnreadableValue('a text');
  return json;
};

/** A heading that may be absent; a form shows it as a blank field. */
export const optionalText: Parser<string> = (json) => (json == null ? '' : text(json));

export const oneOf =
  <Value extends string>(...values: readonly Value[]): Parser<Value> =>
  (json) => {
    const known = values.find((value) => value === json);
    if (known === undefined) throw new UnreadableValue(values.join(' or '));
    return known;
  };

export const listOf =
  <Entry>(parseEntry: Parser<Entry>): Parser<Entry[]> =>
  (json) => {
    if (!Array.isArray(json)) throw new UnreadableValue('a list');
    return json.map((entry: unknown) => parseEntry(entry));
  };

export const nullable =
  <Value>(parse: Parser<Value>): Parser<Value | null> =>
  (json) =>
    json == null ? null : parse(json);

/** Keeps the fields it knows and leaves out every other. */
export const record =
  <Value extends object>(parsers: {
    [Field in keyof Value]: Parser<Value[Field]>;
  }): Parser<Value> =>
  (json) => {
    if (typeof json !== 'object' || json === null) throw new UnreadableValue('a record');
    const fields: Record<string, unknown> = { ...json };
    return Object.fromEntries(
      Object.entries<Parser<unknown>>(parsers).map(([field, parse]) => [
        field,
        parse(fields[field]),
      ]),
    ) as Value;
  };
