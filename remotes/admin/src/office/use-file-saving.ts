import { useState } from 'react';
import { useLoading, useNotify } from '@larkfare/remote-contract';
import { saveFile } from './save-file.ts';

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
