import { emptySearch } from '@larkfare/travellers';
import { sharedWords } from './shared-words.ts';

const offer = (from: string, to: string) => ({
  departureAirport: { locationName: from },
  arrivalAirport: { locationName: to },
  departureDate: '2027-01-09',
});
const quickChoices = { cheapestPence: 426_00 };
const search = { ...emptySearch, from: 'typed', fromId: 'id-man', to: 'typed', toId: 'id-mco' };

test('a shared search is named by the catalogue, with its lowest price, trip type and month', () => {
  const items = [offer('Manchester', 'Orlando'), offer('Manchester', 'Orlando')];

  expect(sharedWords({ ...search, tripType: 'oneWay' }, { items, quickChoices })).toEqual({
    path: '/search?tripType=one-way&from_id=id-man&to_id=id-mco&travelClass=economy',
    title: 'Manchester to Orlando',
    price: 'from £426.00 one way, Jan',
  });
});

test.each([
  [{}, [offer('London', 'Paris'), offer('Leeds', 'Paris')], 'Flights to Paris'],
  [{}, [offer('Leeds', 'Paris'), offer('Leeds', 'Nice')], 'Flights from Leeds'],
  [{ from: '', fromId: '' }, [offer('Leeds', 'Paris')], 'Flights to Paris'],
  [{}, [offer('London', 'Paris'), offer('Leeds', 'Nice')], undefined],
  [{}, [], undefined],
])('ends of a shared search that are several places are not named: %j %#', (part, items, title) => {
  expect(sharedWords({ ...search, ...part }, { items, quickChoices: null })?.title).toBe(title);
});
