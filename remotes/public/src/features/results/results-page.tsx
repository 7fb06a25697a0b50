import { usePage } from '@larkfare/remote-contract';

/** `/search`, `/search-results` and `/tickets`. */
export function Component() {
  usePage({ title: 'Flights', description: 'Flights from the UK.', noIndex: true });
  return (
    <main id="main">
      <h1>Flights</h1>
    </main>
  );
}
