import { newId } from '@larkfare/data-kit/database';
import { startCatalogue, type TestCatalogue } from './test-catalogue.ts';

/**
 * A catalogue for all tests of a file. Each of them finds London with Heathrow and Gatwick, Dubai with one airport, and
 * nothing else.
 */
export async function startThreeAirports() {
  const catalogue = await startCatalogue({ onBothEngines: true });
  const airports = await insertAirports(catalogue);
  beforeEach(async () => {
    await catalogue.empty();
    await insertAirports(catalogue);
  });
  afterAll(() => catalogue.close());
  return { catalogue, ...airports };
}

const ids = {
  city: newId(),
  gulf: newId(),
  heathrow: newId(),
  gatwick: newId(),
  dubai: newId(),
};

async function insertAirports({ fixtures: { location, airport } }: TestCatalogue) {
  const city = await location({ id: ids.city, name: 'London' });
  const gulf = await location({ id: ids.gulf, name: 'Dubai' });
  const at = (id: string, name: string, code: string, where: typeof city) =>
    airport({ id, name, code, location: where });
  return {
    london: await at(ids.heathrow, 'Heathrow Airport', 'LHR', city),
    gatwick: await at(ids.gatwick, 'Gatwick Airport', 'LGW', city),
    dubai: await at(ids.dubai, 'Dubai International', 'DXB', gulf),
  };
}
