import { lazy, Suspense, useEffect } from 'react';
import { LoadingShapes, Skeleton } from '@larkfare/ui-kit';
import { HomePage } from '../features/home/home-page.tsx';

const loadSearchForm = () =>
  import(/* webpackChunkName: "search-form" */ '../features/search-form/search-form.tsx');
const SearchForm = lazy(async () => ({ default: (await loadSearchForm()).SearchForm }));

/** The form's chunk stays out of the way of the first screen and is there before the pop-up opens by itself. */
const formLoadsAfterMs = 1500;

/** The home page with the search form in its pop-up. */
export function Component() {
  useEffect(() => {
    const timer = setTimeout(() => {
      loadSearchForm().catch((problem: unknown) => {
        // Opening the pop-up asks for it again.
        console.info('The search form could not be loaded ahead.', problem);
      });
    }, formLoadsAfterMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <HomePage
      renderSearchForm={() => (
        <Suspense fallback={<FormShape />}>
          <SearchForm />
        </Suspense>
      )}
    />
  );
}

const FormShape = () => (
  <LoadingShapes label="Loading the search form">
    <Skeleton shape="block" height={420} />
  </LoadingShapes>
);
