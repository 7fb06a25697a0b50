import { useState } from 'react';
import { useLoading, useNotify } from '@larkfare/remote-contract';
import { Button, Icon } from '@larkfare/ui-kit';
import Download from 'lucide-react/icons/download';
import { authorisedFetch } from '../api/authorised-fetch.ts';
import { saveFile } from '../api/save-file.ts';

type CsvButtonProps = {
  /** The REST path with the filter that the list shows. */
  address: string;
  /** The file's name unless the server gives one. */
  name: string;
};

/** Saves the whole list, as it is filtered, as a file for a spreadsheet. */
export function CsvButton({ address, name }: CsvButtonProps) {
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  useLoading(isBusy);

  const save = async () => {
    setIsBusy(true);
    try {
      const response = await authorisedFetch(address);
      if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
      await saveFile(response, name);
    } catch (problem) {
      console.error('The file could not be saved.', problem);
      notify.error('The file could not be made. Please try again.');
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button onClick={() => void save()} disabled={isBusy}>
      <Icon shape={Download} size={18} /> {isBusy ? 'Preparing…' : 'Export CSV'}
    </Button>
  );
}
