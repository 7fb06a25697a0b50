declare const __webpack_public_path__: string;
/** Webpack's name for the file of a chunk. */
declare const __webpack_get_script_filename__: (chunk: string) => string;

export interface FrameCode {
  /** Texts by address. */
  scripts: Record<string, string>;
  font?: ArrayBuffer;
}

/**
 * Fetches the code of a frame and the site's font, so that they come from the page's cache: browsers cache nothing for
 * documents without an origin. The frame runs the page's own script, for which its chunk has to be there (main.tsx).
 */
export async function frameCode(): Promise<FrameCode> {
  const chunk = __webpack_public_path__ + __webpack_get_script_filename__('frame');
  const shell = document.querySelector('script[src^="/_s/shell."]')?.getAttribute('src') ?? '';
  const font = document.querySelector('link[as="font"]')?.getAttribute('href') ?? '';
  try {
    const [chunkText, shellText, bytes] = await Promise.all([
      fetchFile(chunk).then((response) => response.text()),
      fetchFile(shell).then((response) => response.text()),
      fetchFile(font).then((response) => response.arrayBuffer()),
    ]);
    return { scripts: { [chunk]: chunkText, [shell]: shellText }, font: bytes };
  } catch (problem) {
    console.warn('A frame loads its own code.', problem);
    return { scripts: {} };
  }
}

async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned ${response.status}.`);
  return response;
}
