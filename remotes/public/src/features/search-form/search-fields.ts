import type { Search } from '@larkfare/travellers';

/** The props of every group of fields: the current search, and how to change it. */
export type SearchFieldsProps = {
  search: Search;
  onChange: (change: Partial<Search>) => void;
};
