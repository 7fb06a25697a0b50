import { type FastifyRequest } from 'fastify';
import { type z } from 'zod';
import { fileProblems, versionProblem } from '../versions/candidate.ts';
import { type Candidate, manifestShape, operationsShape } from '../versions/published.input.ts';

/** Bytes of one file, and how many files: the whole is far above any budget and far below this machine's memory. */
export const uploadLimits = {
  fileSize: 4_000_000,
  files: 200,
  fields: 3,
  fieldSize: 2_000_000,
  parts: 203,
};

/** What came cannot be published; every reason is told. */
export class NotACandidate extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super('This is no remote that could be published.');
    this.problems = problems;
  }
}

/**
 * Reads a multipart form: the fields `version`, `manifest` (dist/remote.json) and `operations` (dist/operations.json),
 * and each file as a part called `file` under its name.
 * @throws NotACandidate with every reason; Fastify's 413 when it is too big
 */
export async function candidateFrom(request: FastifyRequest, remote: string): Promise<Candidate> {
  const fields = new Map<string, string>();
  const files = new Map<string, Buffer>();
  for await (const part of request.parts()) {
    if (part.type === 'file') files.set(part.filename, await part.toBuffer());
    else fields.set(part.fieldname, String(part.value));
  }

  const manifest = parsed(manifestShape, fields.get('manifest'), 'manifest');
  const operations = parsed(operationsShape, fields.get('operations') ?? '[]', 'operations');
  const version = fields.get('version') ?? '';
  const problems = [manifest, operations].flatMap((each) =>
    'problems' in each ? each.problems : [],
  );
  const badVersion = versionProblem(version);
  if (badVersion) problems.push(badVersion);
  if ('value' in manifest) {
    if (manifest.value.name !== remote)
      problems.push(`The manifest is that of ${manifest.value.name}, not of ${remote}.`);
    problems.push(...fileProblems({ manifest: manifest.value, files }));
  }
  if (problems.length || !('value' in manifest) || !('value' in operations))
    throw new NotACandidate(problems);
  return { version, manifest: manifest.value, operations: operations.value, files };
}

function parsed<Shape extends z.ZodType>(
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
