import { join } from 'node:path';
import { listen, openDatabase } from '@larkfare/data-kit/database';
import { startJobWorker } from '@larkfare/data-kit/jobs';
import { type Service } from '@larkfare/data-kit/subgraph';
import { type RequestHeaders } from '@larkfare/server-kit/executor';
import { endedBy, mailTransport } from '@larkfare/server-kit/mail';
import { type S3Options } from '@larkfare/server-kit/s3';
import { openPasswordResets } from './account/password-resets.ts';
import { sendMail } from './account/send-mail.ts';
import { openSessions } from './account/sessions.ts';
import { openTokens } from './account/tokens.ts';
import { type ContentContext } from './content-context.ts';
import { log } from './log.ts';
import { folderStorage } from './media/folder-storage.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { s3Storage } from './media/s3-storage.ts';
import { pictureStore, type StorePicture } from './media/store-picture.ts';
import { published } from './site-information/published.ts';
import { toSiteInformation } from './site-information/site-information.rules.ts';
import { deleteExpired } from './retention/delete-expired.ts';
import { type Retention, retention } from './retention/retention-settings.ts';
import { recordSecurityEvent } from './security-log/security-log.ts';
import { readSiteValues } from './revisions/read-revisions.ts';
import { subgraphSchema } from './subgraph.ts';

export interface ContentOptions {
  databaseUrl: string;
  /** Straight to PostgreSQL where `databaseUrl` is of a pooler, which cannot LISTEN. */
  listenUrl?: string | undefined;
  /** Where the site is, without a slash at the end: mailed links begin with it. Read when a mail is written. */
  siteOrigin: () => string;
  /** smtp://… or smtps://…; without it mails land as files in `outboxFolder`. */
  smtpUrl?: string;
  outboxFolder: string;
  /** The sender of mails to the administrator. */
  officeEmail: string;
  siteName: string;
  /** Uploaded pictures are stored in its folder `uploads`, unless `s3` is set. */
  mediaFolder: string;
  s3?: S3Options;
  /** Where an upload waits to be encoded; the system's temporary folder by default. */
  waitingFolder?: string;
  /** How long what happened is stored. */
  retention?: Retention;
}

export interface ContentService extends Service {
  /** Stores a picture that an administrator uploads; for the upload routes of the gateway. */
  storePicture: StorePicture;
  /** Another number after every change of the site information; undefined while changes cannot be noticed. */
  revision(): number | undefined;
}

/** The content service on a migrated database. */
export async function createContentService(options: ContentOptions): Promise<ContentService> {
  const { databaseUrl, listenUrl = databaseUrl, siteOrigin, siteName } = options;
  const db = await openDatabase({ url: databaseUrl, schema: 'content' });
  const siteInformation = published(
    async () => toSiteInformation(await readSiteValues(db)),
    () => changes.isListening(),
  );
  let revision = 0;
  const forgetSiteInformation = () => {
    siteInformation.forget();
    revision += 1;
  };
  const changes = await listen(listenUrl, 'content_changed', forgetSiteInformation);

  const sessions = openSessions(db, await openTokens(db));
  const resets = openPasswordResets(db, log);
  const mails = {
    db,
    transport: mailTransport({ ...options, log }),
    site: () => ({ origin: siteOrigin(), siteName }),
    log,
  };
  const stopJobs = await startJobWorker({
    databaseUrl: listenUrl,
    db,
    schema: 'content',
    tasks: {
      'send-mail': (_, payload, signal) =>
        sendMail({ ...mails, transport: endedBy(signal, mails.transport) }, payload),
      'delete-expired': (manager) =>
        deleteExpired(manager, { retention: options.retention ?? retention.parse({}), log }),
    },
    nightly: [{ task: 'delete-expired', match: '37 3 * * *' }],
    log,
  });
  const storage = options.s3
    ? s3Storage(options.s3)
    : folderStorage(join(options.mediaFolder, 'uploads'));
  const storePicture = pictureStore({
    administratorOf: async (headers) => (await sessions.sessionOf(headers))?.administrator,
    storage,
    waitingFolder: options.waitingFolder,
    log,
  });

  const createContext = async (headers: RequestHeaders): Promise<ContentContext> => {
    const session = await sessions.sessionOf(headers);
    return {
      db,
      readSiteInformation: siteInformation.read,
      forgetSiteInformation,
      sessions,
      resets,
      headers,
      session,
      administrator: session?.administrator,
      recordEvent: (event) => recordSecurityEvent(db, headers, event),
      clientAddress: headers['x-client-address'] ?? '',
    };
  };
  return {
    subgraph: { ...subgraphSchema(), createContext },
    routes: mediaRoutes({ storage, storePicture }),
    storePicture,
    revision: () => (changes.isListening() ? revision : undefined),
    async close() {
      await stopJobs();
      await changes.close();
      await db.destroy();
    },
  };
}
