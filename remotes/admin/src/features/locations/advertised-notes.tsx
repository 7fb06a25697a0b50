import { useQuery } from '@apollo/client/react';
import { advertisedNotes } from './advertised.rules.ts';
import { AdvertisedLocationsDocument } from './locations.generated.ts';
import { Notice, Stack } from '@larkfare/ui-kit';

/** Warns the office of popular destinations and deals that visitors are not shown. */
export function AdvertisedNotes() {
  const { data } = useQuery(AdvertisedLocationsDocument, { fetchPolicy: 'cache-and-network' });
  if (!data) return null;
  const { popularLocations, deals } = data;
  const notes = advertisedNotes([
    { name: 'Popular destinations', locations: popularLocations },
    { name: 'Top destinations', locations: deals.topDestinations },
    { name: 'Last-minute deals', locations: deals.lastMinutes },
    { name: 'Hot deals', locations: deals.hotDeals },
  ]);
  if (notes.length === 0) return null;
  return (
    <Notice tone="warning" title="Not shown to visitors">
      <Stack as="ul" gap={1} role="list" aria-label="Not shown to visitors">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Stack>
    </Notice>
  );
}
