import { GraphQLError } from 'graphql';
import { documentFingerprint } from './document-fingerprint.ts';

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

export function trustedCheck(
  documents: readonly string[],
  { published, ofCaller = async () => [] }: OtherDocuments = {},
): TrustedCheck {
  const trusted = derivedFromDocuments(documents, published, fingerprints);

  return async (text, cookie) => {
    const sent = documentFingerprint(text);
    return trusted().has(sent) || fingerprints(await ofCaller(cookie)).has(sent);
  };
}

const none: readonly string[] = [];

/** A value derived from these and the published documents, and again whenever those change. */
export function derivedFromDocuments<Derived>(
  documents: readonly string[],
  published: OtherDocuments['published'] = () => none,
  derive: (all: readonly string[]) => Derived,
): () => Derived {
  let documentsRead = published();
  let derived = derive([...documents, ...documentsRead]);
  return () => {
    const now = published();
    if (now !== documentsRead) {
      documentsRead = now;
      derived = derive([...documents, ...now]);
    }
    return derived;
  };
}

export const unknownOperation = () =>
  new GraphQLError('Only registered operations are allowed.', {
    extensions: { code: 'OPERATION_UNKNOWN', http: { status: 403 } },
  });

const fingerprints = (documents: readonly string[]) => new Set(documents.map(documentFingerprint));
