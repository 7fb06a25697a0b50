import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, mesh, type Topology } from 'topojson-client';

export interface World {
  land: object;
  borders: object;
}

/** Natural Earth's scales: the fine one only where the eye is close enough to see it. */
type Detail = '50m' | '110m';

const worlds = new Map<Detail, World>();

/** Coasts and borders, from the package `world-atlas` (Natural Earth, public domain). */
export function world(detail: Detail): World {
  const cached = worlds.get(detail);
  if (cached) return cached;
  const path = createRequire(import.meta.url).resolve(`world-atlas/countries-${detail}.json`);
  const topology = JSON.parse(readFileSync(path, 'utf8')) as Topology;
  const { land = {}, countries = {} } = topology.objects;
  const made = {
    land: feature(topology, land),
    borders: mesh(topology, countries, (one, other) => one !== other),
  };
  worlds.set(detail, made);
  return made;
}
