import { type RequestHeaders } from '@larkfare/service-kit';

/** What travels with one request through the graph. */
export interface GraphContext {
  /** For the subgraphs, which trust them because only the gateway sends them. */
  headers: RequestHeaders;
  /** As a browser sent it: says whether a version is looked at that is not everybody's. */
  cookie?: string | undefined;
  /** Sets the cookie of a session that a sign-in began. */
  startSession?: (secret: string) => void;
  /** Counts actions of the caller for the rate limits that GraphQL and REST share. @throws TooManyRequests */
  countActions?: (count: number) => Promise<void>;
  /** From this process itself (the shell's server, the REST API), so neither limits nor trusted documents apply. */
  isInternal?: boolean;
}
