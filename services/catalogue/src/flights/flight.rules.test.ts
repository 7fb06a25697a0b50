import { newFlightProblems, routeOf, routeProblems, detailsProblems } from './flight.rules.ts';

const [a, b, c] = ['a', 'b', 'c'].map((end) => `01890000-0000-7000-8000-00000000000${end}`) as [
  string,
  string,
  string,
];
const messagesOf = (problems: { message: string }[]) => problems.map(({ message }) => message);

const everything = 'Please select departure, arrival, and an airline before submitting.';

test.each([
  ['', b, c, [everything]],
  [a, '', c, [everything]],
  [a, b, '', [everything]],
  ['', '', '', [everything]],
  [a, a, c, ['Departure and arrival must be different.']],
  [a, a.toUpperCase(), c, ['Departure and arrival must be different.']],
  ['London', b, c, ['Please choose a departure airport from the suggestions.']],
  [a, b, c, []],
])(
  'a new flight from %p to %p by %p: %p (§5)',
  (departureAirportId, arrivalAirportId, airlineId, messages) => {
    const route = routeOf({ departureAirportId, arrivalAirportId, airlineId });

    expect(messagesOf(newFlightProblems(route))).toEqual(messages);
  },
);

test('an edited flight names which of its three was not chosen (§5)', () => {
  const route = routeOf({ departureAirportId: ' ', arrivalAirportId: 'x', airlineId: '' });

  expect(routeProblems(route)).toEqual([
    {
      field: 'departureAirportId',
      message: 'Please choose a departure airport from the suggestions.',
    },
    {
      field: 'arrivalAirportId',
      message: 'Please choose an arrival airport from the suggestions.',
    },
    { field: 'airlineId', message: 'Please select an airline.' },
  ]);
});

test.each([
  [0, 0, 0, []],
  [9999, 9999, 9, []],
  [-1, 0, 0, ['The duration must be from 0 minutes to 166 hours.']],
  [0, 10_000, 0, ['The return duration must be from 0 minutes to 166 hours.']],
  [0, 0, -1, ['Stops must be from 0 to 9.']],
  [0, 0, 10, ['Stops must be from 0 to 9.']],
])(
  'a flight of %i and %i minutes with %i stops: %p (§5)',
  (outboundMinutes, returnMinutes, stops, messages) => {
    expect(messagesOf(detailsProblems({ outboundMinutes, returnMinutes, stops }))).toEqual(
      messages,
    );
  },
);
