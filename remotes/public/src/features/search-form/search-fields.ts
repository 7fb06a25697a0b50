import type { Search } from '@larkfare/travellers';

/** What every group of fields is given: the search as it is, and how to change it. */
export type SearchFieldsProps = {
  search: Search;
  onChange: (change: Partial<Search>) => void;
};
