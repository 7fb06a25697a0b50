import { loadDemonstration as loadEnquiries } from '@larkfare/bookings';
import { isDemonstration, loadDemonstration as loadCatalogue } from '@larkfare/catalogue';
import { loadDemonstration as loadContent } from '@larkfare/content';
import { londonToday } from '@larkfare/london-dates';
import { type GraphqlExecutor, openDatabase } from '@larkfare/service-kit';
import { progress } from './progress.ts';

/** Loads demonstration data into empty schemas; others stay unchanged. */
export async function loadDemonstration(databaseUrl: string): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const open = opener(opened, databaseUrl);

  await loadContent(await open('content'));
  const isLoaded = await loadCatalogue(await open('catalogue'), { today: londonToday(new Date()) });
  if (isLoaded) progress('Loaded the demonstration catalogue');
}

/** Loads demonstration bookings, quotes and messages, with flights queried from the running catalogue. */
export async function loadDemonstrationEnquiries(
  databaseUrl: string,
  catalogue: GraphqlExecutor,
): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const open = opener(opened, databaseUrl);

  if (!(await isDemonstration(await open('catalogue')))) return;
  const today = londonToday(new Date());
  const isLoaded = await loadEnquiries(await open('bookings'), { today, catalogue });
  if (isLoaded) progress('Loaded demonstration bookings, quotes and messages');
}

const opener = (opened: AsyncDisposableStack, url: string) => async (schema: string) =>
  opened.adopt(await openDatabase({ url, schema, poolSize: 1, statementTimeoutMs: 0 }), (db) =>
    db.destroy(),
  );
