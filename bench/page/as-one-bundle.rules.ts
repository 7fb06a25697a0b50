/** Replaces the federated files in the HTML. */
interface BundleParts {
  script: { file: string; integrity: string };
  scripts: readonly string[];
  styles: readonly { file: string; css: string }[];
}

/**
 * The site's HTML of a page as the one bundle would have it: the same rendered screen and data, other files.
 * The single bundle prefixes every class with the shell's name, so the remote's classes are renamed.
 * @throws if the HTML has an unexpected structure
 */
export function asOneBundle(html: string, { script, scripts, styles }: BundleParts): string {
  const ownScript = /<script src="\/_s\/[^"]+" integrity="[^"]+"/;
  const preloads = /(?:<link rel="preload" as="script" href="\/_r\/[^>]+>\n?)+/;
  const styleBlocks = /<style data-href="[^"]+">.*?<\/style>\n?/gs;
  if (!ownScript.test(html) || !styleBlocks.test(html) || !preloads.test(html))
    throw new Error('The HTML of the site has changed; this comparison has to follow it.');

  const announced = scripts.map(
    (file) =>
      `<link rel="preload" as="script" href="/_s/${file}" crossorigin="anonymous" media="print">`,
  );
  const blocks = styles.map(({ file, css }) => `<style data-href="${file}">${css}</style>`);
  return html
    .replace(preloads, () => announced.join('\n'))
    .replaceAll(styleBlocks, '')
    .replaceAll(/\bpublic_(?=[\w-]+_[\w-]{4}\b)/g, 'shell_')
    .replace(
      ownScript,
      () =>
        `${blocks.join('\n')}\n<script src="/_s/${script.file}" integrity="${script.integrity}"`,
    );
}
