import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `remote`: files of every remote; `inside`, `outside`: those for a remote inside or outside the site's repository. */
type TemplatePart = 'remote' | 'inside' | 'outside';

const templates = fileURLToPath(new URL('../../template/', import.meta.url));

/** Writes a part of the template with its `{{placeholders}}` replaced. @returns the paths written */
export function writeTemplate(
  part: TemplatePart,
  target: string,
  words: Record<string, string>,
): string[] {
  const folder = join(templates, part);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.template'),
  );
  return files.map((file) => {
    const path = file.replace(/\.template$/, '');
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), rendered(part, path, words));
    return path;
  });
}

/** One file of the template with its `{{placeholders}}` replaced. */
export const rendered = (part: TemplatePart, path: string, words: Record<string, string>) =>
  interpolate(readFileSync(join(templates, part, `${path}.template`), 'utf8'), words);

/** Leaves `${{ … }}` alone: that is GitHub Actions syntax in the CI file. */
const interpolate = (text: string, words: Record<string, string>) =>
  text.replace(/(?<!\$)\{\{([^{}\s]+)\}\}/g, (_, word: string) => {
    const value = words[word];
    if (value === undefined) throw new Error(`No value for the template placeholder ${word}.`);
    return value;
  });
