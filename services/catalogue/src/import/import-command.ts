// npm run import -- <folder or file> …   Loads OpenFlights, OurAirports and prices.csv: docs/import.md
import { setFlagsFromString } from 'node:v8';
import { join } from 'node:path';
import { databaseEnvironment, newId } from '@larkfare/data-kit/database';
import { makePrivateFolder } from '@larkfare/server-kit/files';
import { endWithProblem } from '@larkfare/server-kit/process';
import { SingleBar } from 'cli-progress';
import { type ClientBase } from 'pg';
import { connectToCatalogue, importSettings } from './connect.ts';
import { importFiles } from './import-files.ts';
import { type ImportRun } from './import-run.ts';
import { rejectionReport } from './rejection-report.ts';
import { findFiles, NothingToImport, sourceKinds, type SourceFile } from './source-files.ts';
import { changedNothing, filesNotLoaded, reasonsTable, summaryTable } from './summary.rules.ts';

// Rows are short-lived. For their number V8 would grow its nursery by 120 MB, and gain nothing.
setFlagsFromString('--semi-space-growth-factor=1');

const usage = `npm run import -- <folder or file> …
Recognised names: ${sourceKinds.join(', ')}. Writes to the database at DATABASE_URL, or to the one that npm start keeps.`;

const demonstrationNote = `
This catalogue still holds demonstration flights beside what was imported. For a real one, start with an
empty database: DEMO_DATA=none.`;

async function isDemonstration(client: ClientBase): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM demonstration');
  return rowCount === 1;
}

async function runImport(files: SourceFile[]): Promise<void> {
  const settings = databaseEnvironment(importSettings);
  const { DATA_DIR: dataFolder } = settings;
  await makePrivateFolder(dataFolder);
  const { client, close } = await connectToCatalogue(settings);
  const path = join(dataFolder, 'imports', `rejected-${timeStamp(new Date())}.csv`);
  const report = rejectionReport(path);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const bar = progressBar(bytes);
  const started = performance.now();
  try {
    const result = await importFiles(client, files, { newId, report, onProgress: bar.onProgress });
    bar.stop();
    const reasons = report.byReason();
    console.log(summaryTable(result));
    if (reasons.length) {
      console.log(`\nRejected, by reason:\n${reasonsTable(reasons)}`);
      console.log(`Every rejected row with its line and reason: ${path}`);
    }
    if (result.contestedCodes.length)
      console.log(
        `\nSeveral active airlines share these IATA codes; each code is loaded as:\n${result.contestedCodes.join('\n')}`,
      );
    if (await isDemonstration(client)) console.log(demonstrationNote);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`\n${changedNothing(result) ? 'Nothing has changed' : 'Loaded'} (${seconds} s).`);
    for (const file of filesNotLoaded(result)) {
      console.error(`No row of ${file} could be loaded.`);
      process.exitCode = 1;
    }
  } finally {
    bar.stop();
    report.close();
    await close().catch(() => undefined); // After a lost connection there is nothing left to close.
  }
}

interface ProgressBar {
  onProgress: ImportRun['onProgress'];
  stop(): void;
}

/** A bar over the bytes of all files; in a pipe or a log file it prints nothing. */
function progressBar(totalBytes: number, stream = process.stderr): ProgressBar {
  if (!stream.isTTY) return { onProgress: () => undefined, stop: () => undefined };
  const bar = new SingleBar({
    format: '{bar} {percentage}%  {doing} {file}',
    hideCursor: true,
    clearOnComplete: true,
    stream,
  });
  let done = 0;
  bar.start(totalBytes, 0, { doing: 'reading', file: '' });
  return {
    onProgress({ file, bytes, doing }) {
      done += bytes;
      bar.update(done, { file, doing });
    },
    stop: () => bar.stop(),
  };
}

const timeStamp = (now: Date) => now.toISOString().slice(0, 19).replaceAll(':', '-');

try {
  const paths = process.argv.slice(2);
  if (paths.length === 0) throw new NothingToImport(usage);
  await runImport(await findFiles(paths));
} catch (error) {
  console.error('Nothing was loaded.');
  await endWithProblem(error);
}
