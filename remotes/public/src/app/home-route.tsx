import { useEffect } from 'react';
import { LazyPart } from '../lazy-part/lazy-part.tsx';
import { HomePage } from '../features/home/home-page.tsx';
import { SearchRow } from '../features/search-form/search-row.tsx';
import { FormSkeleton } from './form-skeleton.tsx';

const loadSearchForm = async () => {
  const module = await import(
    /* webpackChunkName: "search-form" */ '../features/search-form/search-form.tsx'
  );
  return module.SearchForm;
};

/** The form's chunk stays out of the way of the first screen and is there before the pop-up opens automatically. */
const formLoadsAfterMs = 1500;

/** The home page with the search form in its pop-up. */
export function Component() {
  useEffect(() => {
    const timer = setTimeout(() => {
      loadSearchForm().catch((problem: unknown) => {
        // Opening the pop-up loads it again.
        console.info('The search form could not be loaded ahead.', problem);
      });
    }, formLoadsAfterMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <HomePage
      renderSearchRow={(open) => <SearchRow onOpen={open} />}
      renderSearchForm={(field) => (
        <LazyPart
          load={loadSearchForm}
          loading={<FormSkeleton label="Loading the search form" />}
          problem="The search form could not be loaded."
        >
          {(SearchForm) => <SearchForm startsAt={field} />}
        </LazyPart>
      )}
    />
  );
}
