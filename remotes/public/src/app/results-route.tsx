import { lazy, useState } from 'react';
import type { PageModule } from '@larkfare/remote-contract';
import { useNavigate, useSearchParams } from 'react-router';
import type { BookableOffer } from '../features/booking/booking.rules.ts';
import { ResultsPage } from '../features/results/results-page.tsx';
import { flightSearchQuery } from '../features/results/use-flight-search.ts';
import {
  type PagedSearch,
  type SearchChange,
  parseSearchParams,
  toSearchParams,
} from '@larkfare/travellers';
import { useNamedSearch } from '../features/search-form/use-named-search.ts';
import { fetchOnIntent } from '../lazy-part/lazy-part.tsx';
import { usePopUp } from '../pop-up/use-pop-up.ts';
import { BookingPopUp, loadBookingForm } from './booking-pop-up.tsx';
import { PriceAlertPopUp } from './price-alert-pop-up.tsx';
import { QuotePopUp } from './quote-pop-up.tsx';
import { SearchFormPart } from './search-form-part.tsx';
import { canWatch, toTripDetails, toTravellers } from './results-route.rules.ts';

/** Named after its page: until there is a route to search for, the form is in the page's HTML. */
const loadSearchForm = async () => {
  const module = await import(
    /* webpackChunkName: "results-route-search" */ '../features/search-form/search-form.tsx'
  );
  return module.SearchForm;
};

/** The page is hydrated together with a form in its HTML: what was typed into half a page would be lost. */
const FirstSearchForm = lazy(async () => ({ default: await loadSearchForm() }));

const intents = {
  search: fetchOnIntent(loadSearchForm),
  booking: fetchOnIntent(loadBookingForm),
};

/** /search, /search-results and /tickets: the address has the search, the features do the rest. */
export function Component() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const parsed = parseSearchParams(params);
  const search = useNamedSearch(parsed);
  // The form may change the place, and the chosen airports are the place's.
  const { departureAirports: _departures, arrivalAirports: _arrivals, ...trip } = search;
  const [offer, setOffer] = useState<BookableOffer>();
  const booking = usePopUp();
  const quote = usePopUp();
  const priceAlert = usePopUp();

  const change = (part: SearchChange) => {
    // Whatever changes the list starts it again at its first page.
    const next = toSearchParams({ ...search, page: 1, ...part });
    // At once: a box that waits for a transition would spring back under the visitor's finger first.
    void navigate({ search: next.toString() }, { preventScrollReset: true, flushSync: true });
  };

  return (
    <>
      <ResultsPage
        search={search}
        onChange={change}
        // Mounted again for another trip, so the form always shows what the list shows.
        editor={(close, isFirst) => {
          const form = { initial: trip, onDone: close };
          const key = toTripKey(parsed);
          return isFirst ? (
            <FirstSearchForm key={key} {...form} />
          ) : (
            <SearchFormPart load={loadSearchForm} tripKey={key} {...form} />
          );
        }}
        intents={intents}
        onBook={(chosen) => {
          setOffer({ ...chosen, travelClass: search.travelClass });
          booking.open();
        }}
        onGetInTouch={quote.open}
        onPriceAlert={canWatch(search) ? priceAlert.open : undefined}
      />
      {offer && (
        <BookingPopUp
          open={booking.isOpen}
          offer={offer}
          travellers={toTravellers(search)}
          onClose={booking.close}
          // In the pop-up's place in the history, so that Back leads to the results.
          onMade={(pagePath) => void navigate(pagePath, { replace: true })}
        />
      )}
      <PriceAlertPopUp open={priceAlert.isOpen} trip={search} onClose={priceAlert.close} />
      <QuotePopUp
        open={quote.isOpen}
        title="Get in Touch"
        trip={toTripDetails(search)}
        // This pop-up has another text in the specification (section 8).
        successText="Message sent successfully!"
        onClose={quote.close}
      />
    </>
  );
}

export const fetchAhead: PageModule['fetchAhead'] = ({ client, searchParams, today }) =>
  client.query(flightSearchQuery(parseSearchParams(searchParams), today));

/** The same for two addresses that differ in filters, order or page only. */
const toTripKey = (search: PagedSearch) =>
  toSearchParams({
    ...search,
    departureAirports: undefined,
    arrivalAirports: undefined,
    stops: undefined,
    maxHours: undefined,
    minPrice: undefined,
    maxPrice: undefined,
    sort: 'recommended',
    page: 1,
  }).toString();
