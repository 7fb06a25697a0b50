import { useParams } from 'react-router';
import { FlightTimes } from '../features/flight-times/flight-times.tsx';
import { PlacePage } from '../features/place/place-page.tsx';
import { SunThroughTheYear } from '../features/sun/sun-through-the-year.tsx';

/** /guide/:locationId: a place with how long it takes to get there and how the sun moves there. */
export function Component() {
  const { locationId = '' } = useParams();
  return (
    <PlacePage
      // A place that comes after another starts with nothing of the other's.
      key={locationId}
      id={locationId}
      flightTimes={(place) => <FlightTimes place={place} />}
      sun={({ name, latitude }) => <SunThroughTheYear name={name} latitude={latitude} />}
    />
  );
}
