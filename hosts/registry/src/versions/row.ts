/** A record of the registry's API as PostgreSQL returns it: dates instead of their texts. */
export type Row<Record> = {
  [Key in keyof Record]: Key extends `${string}At` | 'since' | 'until'
    ? Date | Extract<Record[Key], null>
    : Record[Key];
};
