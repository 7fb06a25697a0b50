import { type FastifyRequest } from 'fastify';
import { type z } from 'zod';
import { fileProblems, versionProblem } from '../versions/candidate.ts';
import {
  type Candidate,
  manifestShape,
  operationsShape,
  sourceMapShape,
  sourceShape,
} from '../versions/published.input.ts';

/** Per file and in total, far above any budget and far below the available memory. */
export const uploadLimits = {
  fileSize: 4_000_000,
  files: 200,
  fields: 4,
  fieldSize: 2_000_000,
  parts: 204,
};

/** An upload that cannot be published, with every reason. */
export class InvalidUpload extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super('This upload is not a publishable remote.');
    this.problems = problems;
  }
}

/**
 * Reads a multipart form: the fields `version`, `manifest` (dist/remote.json), `operations` (dist/operations.json) and
 * `source` (commit and CI run), each file as a part called `file` under its name, and source maps as parts called `map`.
 * @throws InvalidUpload with every reason; Fastify's 413 when it is too large
 */
export async function parseCandidate(request: FastifyRequest, remote: string): Promise<Candidate> {
  const fields = new Map<string, string>();
  const files = new Map<string, Buffer>();
  const uploadedMaps = new Map<string, Buffer>();
  for await (const part of request.parts()) {
    if (part.type === 'file')
      (part.fieldname === 'map' ? uploadedMaps : files).set(part.filename, await part.toBuffer());
    else fields.set(part.fieldname, String(part.value));
  }

  const manifest = parseField(manifestShape, fields.get('manifest'), 'manifest');
  const operations = parseField(operationsShape, fields.get('operations') ?? '[]', 'operations');
  const source = parseField(sourceShape, fields.get('source') ?? '{}', 'source');
  const version = fields.get('version') ?? '';
  const problems = [manifest, operations, source].flatMap((each) =>
    'problems' in each ? each.problems : [],
  );
  const badVersion = versionProblem(version);
  if (badVersion) problems.push(badVersion);
  if ('value' in manifest) {
    if (manifest.value.name !== remote)
      problems.push(`The manifest belongs to ${manifest.value.name}, not to ${remote}.`);
    problems.push(...fileProblems({ manifest: manifest.value, files }));
  }
  const maps = new Map<string, string>();
  for (const [name, content] of uploadedMaps) {
    const script = name.replace(/\.map$/, '');
    const map = parseField(sourceMapShape, content.toString(), name);
    if ('problems' in map) problems.push(...map.problems);
    else if (!script.endsWith('.js') || !files.has(script))
      problems.push(`${name} is not of a script.`);
    else maps.set(script, JSON.stringify(map.value));
  }
  if (problems.length || !('value' in manifest && 'value' in operations && 'value' in source))
    throw new InvalidUpload(problems);
  return {
    version,
    manifest: manifest.value,
    operations: operations.value,
    files,
    maps,
    ...(fields.has('source') && { source: source.value }),
  };
}

function parseField<Shape extends z.ZodType>(
  shape: Shape,
  text: string | undefined,
  field: string,
): { value: z.output<Shape> } | { problems: string[] } {
  if (text === undefined) return { problems: [`The field ${field} is missing.`] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problems: [`The field ${field} is not JSON.`] };
  }
  const result = shape.safeParse(value);
  if (result.success) return { value: result.data };
  return {
    problems: result.error.issues.map(
      ({ path, message }) => `${field}.${path.join('.')}: ${message}`,
    ),
  };
}
