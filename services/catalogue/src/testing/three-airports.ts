import { type TestCatalogue } from './test-catalogue.ts';

/** Empties the catalogue but for London with Heathrow and Gatwick, and Dubai with one airport. */
export async function onlyThreeAirports({ empty, fixtures }: TestCatalogue) {
  await empty();
  const city = await fixtures.location({ name: 'London' });
  const gulf = await fixtures.location({ name: 'Dubai' });
  return {
    london: await fixtures.airport({ name: 'Heathrow Airport', code: 'LHR', location: city }),
    gatwick: await fixtures.airport({ name: 'Gatwick Airport', code: 'LGW', location: city }),
    dubai: await fixtures.airport({ name: 'Dubai International', code: 'DXB', location: gulf }),
  };
}
