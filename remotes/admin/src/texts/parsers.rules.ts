/** A value that does not have the shape this page knows: it is shown as a problem, never guessed at. */
export class UnreadableValue extends Error {
  constructor(expected: string) {
    super(`The site information came in a form that this page cannot read: expected ${expected}.`);
    this.name = 'UnreadableValue';
  }
}

/** The shape of a value that comes as JSON. */
export type Shape<Value> = {
  /** @throws UnreadableValue */
  parse: (json: unknown) => Value;
  /** What is shown while nothing has been written. */
  blank: Value;
};

export type ValueOf<S> = S extends Shape<infer Value> ? Value : never;

export const text: Shape<string> = {
  parse: (json) => {
    if (typeof json !== 'string') throw new UnreadableValue('a text');
    return json;
  },
  blank: '',
};

/** A heading that may be absent; a form shows it as a blank field. */
export const optionalText: Shape<string> = {
  parse: (json) => (json == null ? '' : text.parse(json)),
  blank: '',
};

/** One of a few words, the first of which is the blank one. */
export const oneOf = <Value extends string>(
  blank: Value,
  ...others: readonly Value[]
): Shape<Value> => ({
  parse: (json) => {
    const values = [blank, ...others];
    const known = values.find((value) => value === json);
    if (known === undefined) throw new UnreadableValue(values.join(' or '));
    return known;
  },
  blank,
});

export const listOf = <Entry>(entry: Shape<Entry>): Shape<Entry[]> => ({
  parse: (json) => {
    if (!Array.isArray(json)) throw new UnreadableValue('a list');
    return json.map((each: unknown) => entry.parse(each));
  },
  blank: [],
});

/** A list that older values do not have. */
export const optionalListOf = <Entry>(entry: Shape<Entry>): Shape<Entry[]> => {
  const list = listOf(entry);
  return { ...list, parse: (json) => (json === undefined ? [] : list.parse(json)) };
};

export const nullable = <Value>({ parse }: Shape<Value>): Shape<Value | null> => ({
  parse: (json) => (json == null ? null : parse(json)),
  blank: null,
});

type Shapes<Value extends object> = { [Field in keyof Value]: Shape<Value[Field]> };

/** Parses the fields it knows and leaves out every other. */
export const record = <Value extends object>(shapes: Shapes<Value>): Shape<Value> => {
  const fieldsFrom = (valueOf: (shape: Shape<unknown>, field: string) => unknown) =>
    Object.fromEntries(
      Object.entries<Shape<unknown>>(shapes).map(([field, shape]) => [
        field,
        valueOf(shape, field),
      ]),
    ) as Value;
  return {
    parse: (json) => {
      if (typeof json !== 'object' || json === null) throw new UnreadableValue('a record');
      const fields: Record<string, unknown> = { ...json };
      return fieldsFrom((shape, field) => shape.parse(fields[field]));
    },
    blank: fieldsFrom(({ blank }) => blank),
  };
};
