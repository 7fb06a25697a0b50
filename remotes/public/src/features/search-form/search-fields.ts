import type { Search } from './search-form.rules.ts';

/** What every group of fields is given: the search as it stands, and how to change it. */
export type SearchFieldsProps = {
  search: Search;
  onChange: (change: Partial<Search>) => void;
};
