import { AboutPage } from '../features/about/about-page.tsx';
import { SearchForm } from '../features/search-form/search-form.tsx';

/** /about with the search form, which leads to /search-results from here. */
export const Component = () => <AboutPage searchForm={<SearchForm target="/search-results" />} />;
