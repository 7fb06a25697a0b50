/** A browser may still be reading the address when the click returns. */
const keptForMs = 60_000;

/**
 * Saves what a response holds as a file on this computer.
 * @param name used unless the response names the file itself (Content-Disposition)
 */
export async function saveFile(response: Response, name: string): Promise<void> {
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(response) ?? name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptForMs);
}

const fileNameOf = (response: Response) =>
  /filename="([^"/\\]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
