import { operationCache } from '@larkfare/service-kit';
import { type DocumentNode, GraphQLError, Kind, parse, print, visit } from 'graphql';
import { tokensAtMost } from './limits.rules.ts';

export interface OtherDocuments {
  /** Those of remotes that are published and rolled back while the site runs; the same list until it changes. */
  published?: () => readonly string[];
  /** Those of one caller, from the cookies: a previewed version, or the mount gate. */
  ofCaller?: (cookie: string | undefined) => Promise<readonly string[]>;
  /** Whether a partner's deploy token comes with the request, as it does from `dev`: it permits any operation. */
  isPartner?: (authorization: string | undefined) => Promise<boolean>;
}

/** Whether a text is one of the operations that the remotes' builds extracted, however it is printed. */
export type TrustedCheck = (text: string, cookie: string | undefined) => Promise<boolean>;

/** Of texts that were found to be trusted, so that none is parsed twice. */
const textBytesAtMost = 1024 ** 2;

export function trustedCheck(
  documents: readonly string[],
  { published, ofCaller = async () => [] }: OtherDocuments = {},
): TrustedCheck {
  const current = ofDocuments(documents, published, (all) => ({
    trusted: fingerprints(all),
    found: operationCache<object>(textBytesAtMost, 2),
  }));

  return async (text, cookie) => {
    const { trusted, found } = current();
    if (found.has(text)) return true;
    const sent = fingerprintIfAny(text);
    if (sent === undefined) return false;
    if (trusted.has(sent)) {
      found.set(text, {});
      return true;
    }
    return fingerprints(await ofCaller(cookie)).has(sent);
  };
}

/** What is made of these documents and of those that are published now, made again whenever these change. */
export function ofDocuments<Made>(
  documents: readonly string[],
  published: OtherDocuments['published'] = () => [],
  make: (all: readonly string[]) => Made,
): () => Made {
  let known = published();
  let made = make([...documents, ...known]);
  return () => {
    const now = published();
    if (now !== known) {
      known = now;
      made = make([...documents, ...now]);
    }
    return made;
  };
}

export const unknownOperation = () =>
  new GraphQLError('Only registered operations are allowed.', {
    extensions: { code: 'OPERATION_UNKNOWN', http: { status: 403 } },
  });

const fingerprints = (documents: readonly string[]) =>
  new Set(documents.map((source) => fingerprint(parse(source))));

/** Undefined for a text that is no document, or a longer one than is ever accepted. */
function fingerprintIfAny(text: string): string | undefined {
  try {
    return fingerprint(parse(text, { maxTokens: tokensAtMost, noLocation: true }));
  } catch {
    // A syntax error; to the caller it is one more operation that is not known.
    return undefined;
  }
}

/** A document without what a client's printer may change: white space, order of definitions and plain `__typename`. */
function fingerprint(document: DocumentNode): string {
  const definitions = [...document.definitions].sort((a, b) => (print(a) < print(b) ? -1 : 1));
  return print(
    visit(
      { kind: Kind.DOCUMENT, definitions },
      { Field: ({ name, alias }) => (name.value === '__typename' && !alias ? null : undefined) },
    ),
  );
}
