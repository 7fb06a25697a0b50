import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, mesh, type Topology } from 'topojson-client';

export interface World {
  land: object;
  borders: object;
  countries: object[];
}

let world: World | undefined;

/** Coasts and borders, from the package `world-atlas` (Natural Earth's middle scale, public domain). */
export function readWorld(): World {
  if (world) return world;
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  const topology = JSON.parse(readFileSync(path, 'utf8')) as Topology;
  const { land = {}, countries = {} } = topology.objects;
  world = {
    land: feature(topology, land),
    borders: mesh(topology, countries, (one, other) => one !== other),
    countries: feature(topology, countries).features ?? [],
  };
  return world;
}
