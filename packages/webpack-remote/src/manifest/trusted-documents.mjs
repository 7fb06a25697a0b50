import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { Kind, print } from 'graphql';
import { apiSchema, readOperations, spreadFragments } from '../operations/read-operations.mjs';

/**
 * Writes the operations of a workspace as Apollo Client sends them: `[{ name, type, sha256, text }]`.
 * With trusted documents enforced the gateway runs these and nothing else.
 */
export async function writeTrustedDocuments(folder, target) {
  const files = await readOperations(folder, apiSchema(folder));
  const documents = files.flatMap(({ own, borrowed }) => trustedDocuments(own, borrowed));
  await writeFile(target, `${JSON.stringify(documents, null, 2)}\n`);
}

function trustedDocuments(own, borrowed) {
  const fragments = new Map(
    [...own, ...borrowed]
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  return own
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      const definitions = [operation, ...spreadFragments([operation], fragments)];
      const text = print({ kind: Kind.DOCUMENT, definitions });
      const sha256 = createHash('sha256').update(text).digest('hex');
      return { name: operation.name.value, type: operation.operation, sha256, text };
    });
}
