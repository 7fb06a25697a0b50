import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type SiteProcess, startSite } from '@larkfare/test-servers';
import pg from 'pg';
import { adminPassword } from '../attacks/attack.ts';
import { progress } from '../report/progress.ts';
import { pricesOfFlights, realSizeSteps } from './real-size-steps.ts';

/** Starts the site of a real agency's size; the folder is filled once, from the OpenFlights files in `openFlights`. */
export async function startRealSize(folder: string, openFlights?: string): Promise<SiteProcess> {
  const mark = join(folder, 'real-size');
  const isNew = !existsSync(mark);
  if (isNew && !openFlights)
    throw new Error('A new folder needs the folder of OpenFlights’ files.');
  await mkdir(folder, { recursive: true });
  const site = await startSite({
    dataFolder: folder,
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DEMO_DATA: 'all',
      ADMIN_PASSWORD: adminPassword,
      READS_PER_MINUTE: '1000000',
    },
  });
  if (isNew && openFlights) {
    await fill(site, openFlights);
    await writeFile(mark, '');
  }
  return site;
}

async function fill(site: SiteProcess, openFlights: string): Promise<void> {
  const load = (path: string) =>
    promisify(execFile)(process.execPath, [...process.execArgv, importCommand, path], {
      env: { ...process.env, DATA_DIR: site.dataFolder },
    });
  progress('Importing OpenFlights…');
  await load(openFlights);

  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  try {
    progress('Importing prices…');
    const { rows } = await client.query<[string]>({ text: pricesOfFlights, rowMode: 'array' });
    const prices = join(site.dataFolder, 'prices.csv');
    const header = 'departure,arrival,airline,month,one_way,round_trip';
    await writeFile(prices, [header, ...rows.flat()].join('\n'));
    await load(prices);
    for (const [title, sql] of Object.entries(realSizeSteps)) {
      progress(`Creating ${title}…`);
      await client.query(sql);
    }
  } finally {
    await client.end();
  }
}

const importCommand = 'services/catalogue/src/import/import-command.ts';
