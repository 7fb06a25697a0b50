import type { Problems } from '@larkfare/text-rules';

/** A form as its parts see it. */
export type PathForm<Details> = {
  details: Details;
  problems: Problems<Details>;
  change: (part: Partial<Details>) => void;
  prefix?: string;
};

/** The part of a form that edits one entry of a list, at a path such as `bullets.2`. */
export const formAt = <Details, Entry>(
  form: PathForm<Details>,
  path: string,
  entry: Entry,
  onEntry: (entry: Entry) => void,
): PathForm<Entry> => ({
  details: entry,
  problems: Object.fromEntries(
    Object.entries<string | undefined>(form.problems).flatMap(([field, message]) =>
      field.startsWith(`${path}.`) ? [[field.slice(path.length + 1), message]] : [],
    ),
  ) as Problems<Entry>,
  prefix: `${form.prefix ?? ''}${path}.`,
  change: (part) => onEntry({ ...entry, ...part }),
});
