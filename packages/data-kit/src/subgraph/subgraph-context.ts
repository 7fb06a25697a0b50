import { type Administrator } from '@larkfare/server-kit/administrator';
import { type NewSession } from '@larkfare/server-kit/administrator';

/** The context of every resolver. */
export interface SubgraphContext {
  /** Set when the token of a live session came with the request. */
  administrator?: Administrator | undefined;
  /** Set by a sign-in from a browser: for its cookies, which travel beside the data and never in it. */
  newSession?: NewSession | undefined;
}
