import { useParams } from 'react-router';
import { FlightTimes } from '../features/flight-times/flight-times.tsx';
import { PlacePage } from '../features/place/place-page.tsx';
import { SunThroughTheYear } from '../features/sun/sun-through-the-year.tsx';

/** /guide/:locationId: a place with its flight times and its daylight through the year. */
export function Component() {
  const { locationId = '' } = useParams();
  return (
    <PlacePage
      // No state is carried over from one place to another.
      key={locationId}
      id={locationId}
      flightTimes={(place) => <FlightTimes place={place} />}
      sun={({ name, latitude }) => <SunThroughTheYear name={name} latitude={latitude} />}
    />
  );
}
