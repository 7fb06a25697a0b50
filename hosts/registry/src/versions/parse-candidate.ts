import { type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Candidate } from './published.input.ts';
import { InvalidUpload, toCandidate } from './to-candidate.ts';

/** The form with a build, as `parseCandidate` reads it. */
export const uploadForm = {
  fields: z.object({
    version: z.string().describe('Semantic version.'),
    manifest: z.string().describe('dist/remote.json.'),
    operations: z.string().optional().describe('dist/operations.json.'),
    source: z.string().optional().describe('{"commit": "…", "run": "https://…"}, both optional.'),
    signature: z
      .string()
      .optional()
      .describe('Of “remote version contentHash” by a signing key, base64.'),
    file: z.array(z.string()).describe('Each file of the build, with its name.'),
    map: z
      .array(z.string())
      .optional()
      .describe(
        'The source map of a script, e.g. app.1a2b.js.map. No visitor can fetch it; administrators read the sources in it.',
      ),
  }),
  // Per file and in total, far above any budget and far below the available memory.
  limits: {
    fileSize: 4_000_000,
    files: 200,
    fields: 5,
    fieldSize: 2_000_000,
    parts: 205,
  },
  message: 'Send a build as multipart/form-data.',
};

/**
 * Reads a multipart form: the fields `version`, `manifest` (dist/remote.json), `operations` (dist/operations.json),
 * `source` (commit and CI run) and `signature`, each file as a part called `file` under its name, and source maps as parts called `map`.
 * @throws InvalidUpload with every reason; Fastify's 413 when it is too large
 */
export async function parseCandidate(request: FastifyRequest, remote: string): Promise<Candidate> {
  const { fields, files, maps } = await readParts(request).catch(throwAsInvalid);
  const { version, manifest, operations, source, signature } = Object.fromEntries(fields);
  return toCandidate(remote, { version, manifest, operations, source, signature, files, maps });
}

async function readParts(request: FastifyRequest) {
  const fields = new Map<string, string>();
  const files = new Map<string, Buffer>();
  const maps = new Map<string, Buffer>();
  for await (const part of request.parts()) {
    if (part.type === 'file')
      (part.fieldname === 'map' ? maps : files).set(part.filename, await part.toBuffer());
    else fields.set(part.fieldname, String(part.value));
  }
  return { fields, files, maps };
}

/** Errors of the parser about the form itself have no status. */
function throwAsInvalid(problem: Error & { statusCode?: number }): never {
  if (problem.statusCode !== undefined) throw problem;
  throw new InvalidUpload(['The upload broke off or is not valid multipart/form-data.']);
}
