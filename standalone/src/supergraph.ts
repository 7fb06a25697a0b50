// npm run supergraph [-- <file>]: writes the supergraph with the addresses of the services, for another router
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readSupergraph, withAddresses } from '@larkfare/gateway';
import { endWithProblem, environment } from '@larkfare/server-kit/process';
import { supergraphSettings } from './settings.ts';

try {
  const env = environment(supergraphSettings);
  const [file = 'dist/supergraph.graphql'] = process.argv.slice(2);
  const supergraph = withAddresses(await readSupergraph(), {
    catalogue: env.CATALOGUE_URL,
    bookings: env.BOOKINGS_URL,
    content: env.CONTENT_URL,
  });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, supergraph);
  console.log(`The supergraph is in ${file}`);
} catch (error) {
  await endWithProblem(error);
}
