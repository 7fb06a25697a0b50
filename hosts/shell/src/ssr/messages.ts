import type { PageDescription } from '@larkfare/remote-contract';
import type { GraphqlRequest } from '@larkfare/server-kit/executor';
import type { ErrorText } from '../federation/error-text.rules.ts';
import type { PageData } from '../page/page-data.ts';

/** A request to render a screen to HTML. */
export interface RenderRequest {
  /** The full address of the request. */
  url: string;
  data: Omit<PageData, 'isServerRendered'>;
  /** The remote that owns the address, with its server build. */
  remote?: ServerBuild;
  /** The site's own remote that brings the header and footer. */
  layout?: ServerBuild | undefined;
  /** Whether the page between them is left to the browser. */
  isPlace?: boolean;
}

interface ServerBuild {
  name: string;
  title: string;
  paths: string[];
  build: string;
  file: string;
  sha384: string;
  hasOwnLayout?: boolean | undefined;
}

export interface RenderedPage {
  /** Pieces of UTF-8, as React writes them. */
  html: Uint8Array[];
  /** The page's description, if its screen called `usePage`. */
  page?: PageDescription;
  /** The JSON of `RenderedQueries`. */
  graphql: string;
  /** False when a query failed: the browser then renders from scratch, because hydration would not match. */
  isComplete: boolean;
}

/** From the server to the render thread … */
export type ToRenderThread =
  | { kind: 'render'; id: number; request: RenderRequest }
  /** JSON, which costs less than a copy of its objects. */
  | { kind: 'response'; id: number; response: string }
  | { kind: 'ping' };

/** … and back. The thread queries the API through the server, so it needs no connection. */
export type FromRenderThread =
  | { kind: 'rendered'; id: number; rendered: RenderedPage }
  | { kind: 'failed'; id: number; error: ErrorText }
  | { kind: 'query'; id: number; renderId: number; query: GraphqlRequest }
  | { kind: 'pong' };
