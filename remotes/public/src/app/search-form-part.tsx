import type { ComponentType, Key } from 'react';
import { LazyPart } from '../lazy-part/lazy-part.tsx';
import type { SearchFormProps } from '../features/search-form/search-form.tsx';
import { FormSkeleton } from './form-skeleton.tsx';

type SearchFormPartProps = SearchFormProps & {
  /** Loads the form. Pass the same function at every render. */
  load: () => Promise<ComponentType<SearchFormProps>>;
  /** For another trip the form starts again. */
  tripKey?: Key;
};

/** The search form behind a summary; its code is fetched when it is opened, or ahead. */
export const SearchFormPart = ({ load, tripKey, ...form }: SearchFormPartProps) => (
  <LazyPart
    load={load}
    loading={<FormSkeleton label="Loading the search form" />}
    problem="The search form could not be loaded."
  >
    {(SearchForm) => <SearchForm key={tripKey} {...form} />}
  </LazyPart>
);
