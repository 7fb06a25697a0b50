declare const __webpack_public_path__: string;
/** Webpack's name for the file of a chunk. */
declare const __webpack_get_script_filename__: (chunk: string) => string;

/**
 * Fetches the code of a frame and the site's font, so that they come from the page's cache: browsers cache nothing for
 * documents without an origin. The frame runs the page's own script, for which its chunk has to be there (main.tsx).
 */
export async function frameCode(): Promise<{ scripts: string[]; font: ArrayBuffer }> {
  const chunk = __webpack_public_path__ + __webpack_get_script_filename__('frame');
  const shell = document.querySelector('script[src^="/_s/shell."]')?.getAttribute('src') ?? '';
  const font = document.querySelector('link[as="font"]')?.getAttribute('href') ?? '';
  const [text, bytes] = await Promise.all([
    Promise.all([chunk, shell].map(async (address) => (await fetchFile(address)).text())),
    fetchFile(font).then((response) => response.arrayBuffer()),
  ]);
  return { scripts: text, font: bytes };
}

async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned ${response.status}.`);
  return response;
}
