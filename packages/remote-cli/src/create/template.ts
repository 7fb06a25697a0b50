import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Which files are written: every remote's, and those of a remote inside or outside the site's repository. */
export type TemplatePart = 'remote' | 'inside' | 'outside';

const templates = fileURLToPath(new URL('../../template/', import.meta.url));

/** Writes the files of a part of the template, with its `{{words}}` filled in. @returns their paths */
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
    writeFileSync(join(target, path), filledIn(readFileSync(join(folder, file), 'utf8'), words));
    return path;
  });
}

/** GitHub's own `${{ … }}` stands in the CI file and is left alone. */
const filledIn = (text: string, words: Record<string, string>) =>
  text.replace(/(?<!\$)\{\{([^{}\s]+)\}\}/g, (_, word: string) => {
    const value = words[word];
    if (value === undefined)
      throw new Error(`The template asks for ${word}, which nobody fills in.`);
    return value;
  });
