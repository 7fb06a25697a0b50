import { ensureAdministrator } from '@larkfare/content';
import { openDatabase } from '@larkfare/service-kit';
import { type Settings } from './settings.ts';

/** Creates the first administrator if there is none. @returns a note about signing in */
export async function firstAdministrator(
  databaseUrl: string,
  { ADMIN_EMAIL, ADMIN_PASSWORD }: Settings,
): Promise<string> {
  const db = await openDatabase({ url: databaseUrl, schema: 'content', poolSize: 1 });
  try {
    const made = await ensureAdministrator(db, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
    if (!made) return 'the administrator is the one made on the first start';
    const password = made.madePassword ?? 'the password of ADMIN_PASSWORD';
    return `administrator ${made.email}, ${password}${made.madePassword ? ' (shown this once)' : ''}`;
  } finally {
    await db.destroy();
  }
}
