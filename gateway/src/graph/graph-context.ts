import { type NewSession } from '@larkfare/server-kit/administrator';
import { type RequestHeaders } from '@larkfare/server-kit/executor';

/** The part of its caller's rate limits that an operation uses. */
export interface OperationWeight {
  cost: number;
  /** How much it changes. */
  actions: number;
}

/** Counts an operation towards the rate limits that GraphQL and REST share. @throws RateLimitExceeded */
export type CountOperation = (weight: OperationWeight) => Promise<void>;

/** Accompanies one request through the graph. */
export interface GraphContext {
  /** For the subgraphs, which trust them because only the gateway sends them. */
  headers: RequestHeaders;
  /** Sets the cookies of a session that a sign-in began. */
  startSession?: (session: NewSession) => void;
  /** The text that was found to be permitted; any text where it is absent. */
  permitted?: string | undefined;
  count?: CountOperation;
  /** From this process itself (the shell's server, the REST API), so neither limits nor trusted documents apply. */
  isInternal?: boolean;
}
