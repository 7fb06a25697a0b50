import { Button, Icon } from '@larkfare/ui-kit';
import Download from '@lucide/icons/icons/download';
import { authorisedFetch } from './authorised-fetch.ts';
import { useFileSaving } from './use-file-saving.ts';

type CsvButtonProps = {
  /** The REST path with the filter that the list shows. */
  address: string;
  /** The file's name unless the server gives one. */
  name: string;
};

/** Saves the whole list, as it is filtered, as a file for a spreadsheet. */
export function CsvButton({ address, name }: CsvButtonProps) {
  const { save, isBusy } = useFileSaving(name, async () => {
    const response = await authorisedFetch(address);
    if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
    return response;
  });
  return (
    <Button onClick={save} isBusy={isBusy}>
      <Icon shape={Download} size={18} /> {isBusy ? 'Preparing…' : 'Export CSV'}
    </Button>
  );
}
