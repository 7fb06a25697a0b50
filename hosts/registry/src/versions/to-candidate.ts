import { safeParse } from '@larkfare/server-kit/http';
import { sourceShape } from '@larkfare/remote-cli/registry-api';
import { canBeStored, isStorable } from '@larkfare/text-rules';
import { type z } from 'zod';
import { fileProblems, versionProblem } from './candidate.ts';
import {
  type Candidate,
  manifestShape,
  operationsShape,
  sourceMapShape,
} from './published.input.ts';

/** A build as it is published: JSON texts, and files and source maps by name. */
export interface Upload {
  version?: string | undefined;
  manifest?: string | undefined;
  operations?: string | undefined;
  source?: string | undefined;
  signature?: string | undefined;
  files: Map<string, Buffer>;
  maps: Map<string, Buffer>;
}

/** An upload that cannot be published, with every reason. */
export class InvalidUpload extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super('This upload is not a publishable remote.');
    this.problems = problems;
  }
}

const sourcesAtMost = 10_000;

/** @throws InvalidUpload with every reason */
export function toCandidate(remote: string, upload: Upload): Candidate {
  const manifest = parseField(manifestShape, upload.manifest, 'manifest');
  const operations = parseField(operationsShape, upload.operations ?? '[]', 'operations');
  const source = parseField(sourceShape, upload.source ?? '{}', 'source');
  const { version = '', files } = upload;
  const problems = [manifest, operations, source].flatMap((each) =>
    'problems' in each ? each.problems : [],
  );
  const badVersion = versionProblem(version);
  if (badVersion) problems.push(badVersion);
  if (!canBeStored(upload.signature ?? ''))
    problems.push('The signature holds characters that cannot be stored.');
  if ('value' in manifest) {
    if (manifest.value.name !== remote)
      problems.push(`The manifest belongs to ${manifest.value.name}, not to ${remote}.`);
    problems.push(...fileProblems({ manifest: manifest.value, files }));
  }
  const maps = new Map<string, string>();
  const sources = new Map<string, string>();
  for (const [name, content] of upload.maps) {
    const script = name.replace(/\.map$/, '');
    const map = parseField(sourceMapShape, content.toString(), name);
    if ('problems' in map) problems.push(...map.problems);
    else if (!/\.c?js$/.test(script) || !files.has(script))
      problems.push(`${name} is not of a script.`);
    else {
      const { sourcesContent, ...stored } = map.value;
      maps.set(script, JSON.stringify(stored));
      addSources(sources, stored.sources, sourcesContent ?? []);
    }
  }
  if (sources.size > sourcesAtMost)
    problems.push(`The source maps hold more than ${sourcesAtMost} sources.`);
  if (problems.length || !('value' in manifest && 'value' in operations && 'value' in source))
    throw new InvalidUpload(problems);
  return {
    version,
    manifest: manifest.value,
    operations: operations.value,
    files,
    maps,
    sources,
    signature: upload.signature,
    ...(upload.source !== undefined && { source: source.value }),
  };
}

/** Scripts share sources: a name that is known already is the same source. */
function addSources(
  sources: Map<string, string>,
  names: (string | null)[],
  contents: (string | null)[],
) {
  names.forEach((name, place) => {
    const content = contents[place] ?? null;
    if (name !== null && content !== null && !sources.has(name)) sources.set(name, content);
  });
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
  if (!isStorable(value))
    return {
      problems: [`${field}: It holds characters that cannot be stored, or is nested too deeply.`],
    };
  const result = safeParse(shape, value);
  if (result.success) return { value: result.data };
  return {
    problems: result.error.issues.map(
      ({ path, message }) => `${field}.${path.join('.')}: ${message}`,
    ),
  };
}
