import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type AirlineProfile, airlines } from '../demonstration-tables.ts';
import { seededRandom } from '../seeded-random.rules.ts';
import { iconSvg, logoSvg } from './airline-svg.rules.ts';

/** A logo is the name as the airline writes it; an icon is its sign alone. */
export type Mark = 'logo' | 'icon';

export interface AirlineMark {
  airline: AirlineProfile;
  slug: string;
  colour: string;
  /** The drawing in the package `soaring-symbols`; undefined where it has none. */
  file(mark: Mark): string | undefined;
}

interface Brand {
  iata: string;
  slug: string;
  branding?: { primary_color?: string };
}

// Its own module uses an import syntax that Node has dropped; the files beside it are read instead.
const symbols = join(
  dirname(createRequire(import.meta.url).resolve('soaring-symbols/package.json')),
  'dist',
);
const brands = JSON.parse(readFileSync(join(symbols, 'airlines.json'), 'utf8')) as Brand[];
const brandByCode = new Map(brands.map((brand) => [brand.iata, brand]));

/** Colours of airlines without a published brand colour. */
const liveries = ['#14213d', '#0b5563', '#8a1f3d', '#1f4f9c', '#20613f', '#5b3a82', '#a4471b'];

const liveryOf = (code: string) =>
  liveries[Math.floor(seededRandom(`livery ${code}`) * liveries.length)] ?? '#14213d';

function toMark(airline: AirlineProfile): AirlineMark {
  const brand = brandByCode.get(airline.code);
  const slug = brand?.slug ?? airline.name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return {
    airline,
    slug,
    colour: brand?.branding?.primary_color ?? liveryOf(airline.code),
    file: (mark) =>
      [`${mark}.svg`, `${mark}-mono.svg`]
        .map((name) => join(symbols, 'assets', slug, name))
        .find((path) => brand && existsSync(path)),
  };
}

/** A fin and the name, or the code on its colour. */
export const textMark = ({ airline, colour }: AirlineMark, mark: Mark): string =>
  mark === 'logo' ? logoSvg(airline.name, colour) : iconSvg(airline.code, colour);

/** How each airline of the demonstration is pictured, by the name in its pictures' addresses. */
export const airlineMarks: ReadonlyMap<string, AirlineMark> = new Map(
  airlines.map(toMark).map((mark) => [mark.slug, mark]),
);

const slugs = new Map([...airlineMarks.values()].map(({ airline, slug }) => [airline.code, slug]));

export const markAddress = (airlineCode: string, mark: Mark) =>
  `/media/airlines/${slugs.get(airlineCode)}-${mark}.svg`;
