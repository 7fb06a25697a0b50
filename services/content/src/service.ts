import {
  bearerToken,
  openDatabase,
  type RequestHeaders,
  type Service,
} from '@larkfare/service-kit';
import { type AccountContext } from './account/account.resolver.ts';
import { openSessions } from './account/sessions.ts';
import { openTokens } from './account/tokens.ts';
import { listenForChanges } from './site-information/changes.ts';
import { published } from './site-information/published.ts';
import { type ContentContext } from './site-information/site-information.resolver.ts';
import { toSiteInformation } from './site-information/site-information.rules.ts';
import { readSiteValues } from './site-information/site-values.ts';
import { subgraphSchema } from './subgraph.ts';

export interface ContentOptions {
  databaseUrl: string;
}

/** The content service on a migrated database. */
export async function createContentService({ databaseUrl }: ContentOptions): Promise<Service> {
  const db = await openDatabase({ url: databaseUrl, schema: 'content' });
  const siteInformation = published(
    async () => toSiteInformation(await readSiteValues(db)),
    () => changes.isListening(),
  );
  const changes = await listenForChanges(databaseUrl, siteInformation.forget);

  const sessions = openSessions(db, await openTokens(db));

  const createContext = async (
    headers: RequestHeaders,
  ): Promise<ContentContext & AccountContext> => {
    const token = bearerToken(headers.authorization);
    return {
      readSiteInformation: siteInformation.read,
      sessions,
      token,
      administrator: await sessions.administratorOf(token),
      clientAddress: headers['x-client-address'] ?? '',
    };
  };
  return {
    subgraph: { ...subgraphSchema(), createContext },
    async close() {
      await changes.close();
      await db.destroy();
    },
  };
}
