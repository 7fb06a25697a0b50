import { HomePage } from '../features/home/home-page.tsx';
import { SearchRow } from '../features/search-form/search-row.tsx';
import { fetchAhead, fetchOnIntent } from '../lazy-part/lazy-part.tsx';
import { SearchFormPart } from './search-form-part.tsx';

const loadSearchForm = async () => {
  const module = await import(
    /* webpackChunkName: "search-form" */ '../features/search-form/search-form.tsx'
  );
  return module.SearchForm;
};

const searchIntent = fetchOnIntent(loadSearchForm);
const fetchSearchForm = () => void fetchAhead(loadSearchForm);

/** The home page with the search form in its pop-up. */
export const Component = () => (
  <HomePage
    renderSearchRow={(open) => <SearchRow onOpen={open} {...searchIntent} />}
    renderSearchForm={(field) => <SearchFormPart load={loadSearchForm} startsAt={field} />}
    onSearchSoon={fetchSearchForm}
  />
);
