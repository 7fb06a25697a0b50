// node render-pictures.ts [rest]: renders the pictures of the demonstration that are missing. The build renders airlines'
// marks and the places of the home page and of the deals; `rest` all others, at the lowest priority, until the process
// that started it ends.
import { setPriority } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { readAirports } from '../airports.ts';
import { type Place, places } from '../demonstration-tables.ts';
import { airlineMarks } from './airline-marks.ts';
import { renderMark } from './airline-svg.ts';
import { type Pictured } from './place-map.ts';
import { picturesFolder } from './pictures-folder.ts';
import { renderPlace } from './place-pictures.ts';

const isRest = process.argv[2] === 'rest';
if (isRest) {
  setPriority(19);
  process.once('disconnect', () => process.exit());
}

const isFeatured = ({ popular, dealings }: Place) => popular || dealings !== undefined;
const limit = pLimit(isRest ? 1 : 2);
const pictured = await withPositions(places.filter((place) => isRest !== isFeatured(place)));
await limit.map(pictured, (place) => renderPlace(join(picturesFolder, 'places'), place));
if (!isRest)
  await limit.map([...airlineMarks.values()], async (airline) => {
    for (const mark of ['logo', 'icon'] as const)
      await renderMark(join(picturesFolder, 'airlines'), airline, mark);
  });
if (isRest) process.disconnect?.();

async function withPositions(shown: Place[]): Promise<Pictured[]> {
  const airports = await readAirports(shown);
  return shown.map(({ airports: [code = ''] }) => {
    const airport = airports.get(code);
    if (!airport) throw new Error(`The airport ${code} is unknown.`);
    return { code, latitude: airport.latitude, longitude: airport.longitude };
  });
}
