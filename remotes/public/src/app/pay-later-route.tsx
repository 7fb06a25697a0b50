import { PayLaterPage } from '../features/pay-later/pay-later-page.tsx';
import { SearchForm } from '../features/search-form/search-form.tsx';

/** /paylater with the search form, which leads to /search-results from here. */
export const Component = () => (
  <PayLaterPage searchForm={<SearchForm target="/search-results" />} />
);
