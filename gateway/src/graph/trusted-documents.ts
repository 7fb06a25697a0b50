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
  const trusted = ofDocuments(documents, published, fingerprints);

  return async (text, cookie) => {
    const sent = documentFingerprint(text);
    return trusted().has(sent) || fingerprints(await ofCaller(cookie)).has(sent);
  };
}

/** A value made of these and of the published documents, made again whenever these change. */
export function ofDocuments<Made>(
  documents: readonly string[],
  published: OtherDocuments['published'] = () => [],
  make: (all: readonly string[]) => Made,
): () => Made {
  let documentsRead = published();
  let made = make([...documents, ...documentsRead]);
  return () => {
    const now = published();
    if (now !== documentsRead) {
      documentsRead = now;
      made = make([...documents, ...now]);
    }
    return made;
  };
}

export const unknownOperation = () =>
  new GraphQLError('Only registered operations are allowed.', {
    extensions: { code: 'OPERATION_UNKNOWN', http: { status: 403 } },
  });

const fingerprints = (documents: readonly string[]) => new Set(documents.map(documentFingerprint));
