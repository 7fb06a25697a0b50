import { type SubgraphContext } from '@larkfare/data-kit/subgraph';
import { type RequestHeaders } from '@larkfare/server-kit/executor';
import { type DataSource } from 'typeorm';
import { type PasswordResets } from './account/password-resets.ts';
import { type LiveSession, type Sessions } from './account/sessions.ts';
import { type RecordEvent } from './security-log/security-log.ts';
import { type SiteInformation } from './site-information/site-information.input.ts';

/** The context of this service's resolvers. */
export interface ContentContext extends SubgraphContext {
  db: DataSource;
  readSiteInformation(): Promise<SiteInformation>;
  /** A save shows in the next answer, before PostgreSQL has notified every process. */
  forgetSiteInformation(): void;
  sessions: Sessions;
  resets: PasswordResets;
  /** The live session that the request's token names. */
  session: LiveSession | undefined;
  /** Writes an entry of the security log about this request. */
  recordEvent: RecordEvent;
  /** The caller, as reported by the gateway. */
  headers: RequestHeaders;
  clientAddress: string;
}
