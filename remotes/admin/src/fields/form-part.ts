import { problemsBelow, type Problems } from './problems.rules.ts';

/** A form whose problems are below the paths of its fields, such as `brand.name`. */
export type PathForm<Details> = {
  details: Details;
  problems: Problems;
  change: (part: Partial<Details>) => void;
  prefix?: string;
};

/** The part of a form that edits one object within its details. */
export function formPart<Details extends object, Key extends keyof Details & string>(
  form: PathForm<Details>,
  key: Key,
): PathForm<Details[Key]> {
  return formAt(form, key, form.details[key], (value) =>
    form.change({ [key]: value } as unknown as Partial<Details>),
  );
}

/** The part of a form that edits one entry of a list, at a path such as `bullets.2`. */
export const formAt = <Entry>(
  form: Pick<PathForm<unknown>, 'problems' | 'prefix'>,
  path: string,
  entry: Entry,
  onEntry: (entry: Entry) => void,
): PathForm<Entry> => ({
  details: entry,
  problems: problemsBelow(form.problems, path),
  prefix: `${form.prefix ?? ''}${path}.`,
  change: (part) => onEntry({ ...entry, ...part }),
});
