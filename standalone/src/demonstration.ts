import { loadDemonstration as loadCatalogue } from '@larkfare/catalogue';
import { loadDemonstration as loadContent } from '@larkfare/content';
import { londonToday } from '@larkfare/london-dates';
import { openDatabase } from '@larkfare/service-kit';
import { progress } from './progress.ts';

/** Fills what is empty with demonstration data; whatever holds anything stays as it is. */
export async function loadDemonstration(databaseUrl: string): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const open = async (schema: string) =>
    opened.adopt(await openDatabase({ url: databaseUrl, schema, poolSize: 1 }), (db) =>
      db.destroy(),
    );

  await loadContent(await open('content'));
  const isLoaded = await loadCatalogue(await open('catalogue'), { today: londonToday(new Date()) });
  if (isLoaded) progress('Loaded the demonstration catalogue');
}
