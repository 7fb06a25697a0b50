import { useState } from 'react';
import { useLoading, useNotify } from '@larkfare/remote-contract';

/**
 * Fetches a file and saves it on this computer; a failure is shown as a notice.
 * @param name of the file, unless the response names it
 */
export function useFileSaving(name: string, fetchFile: () => Promise<Response>) {
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  useLoading(isBusy);

  const save = async () => {
    setIsBusy(true);
    try {
      await saveFile(await fetchFile(), name);
    } catch (problem) {
      console.error('The file could not be saved.', problem);
      notify.error('We couldn’t create the file. Please try again.');
    } finally {
      setIsBusy(false);
    }
  };
  return { save: () => void save(), isBusy };
}

/** A browser may still be reading the address when the click returns. */
const keptForMs = 60_000;

/**
 * Saves what a response holds as a file on this computer.
 * @param name used unless the response names the file itself (Content-Disposition)
 */
async function saveFile(response: Response, name: string): Promise<void> {
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(response) ?? name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptForMs);
}

const fileNameOf = (response: Response) =>
  /filename="([^"/\\]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
