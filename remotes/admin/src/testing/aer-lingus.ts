/** An airline, as every query of airlines answers it. */
export const aerLingus = {
  __typename: 'Airline',
  id: '0190a000-0000-7000-8000-000000000001',
  name: 'Aer Lingus',
  shortName: 'Aer Lingus',
  monogramPicture: null,
};
