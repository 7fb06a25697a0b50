import { usePage, useSite } from '@larkfare/remote-contract';

/** `/home`. */
export function Component() {
  const { name, tagline } = useSite();
  usePage({ title: 'Flights from the UK', description: tagline });
  return (
    <main id="main">
      <h1>{name}</h1>
    </main>
  );
}
