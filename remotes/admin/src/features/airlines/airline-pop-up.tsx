import { useNotify } from '@larkfare/remote-contract';
import { Dialog } from '@larkfare/ui-kit';
import { useMayLeave } from '../../unsaved/unsaved-provider.tsx';
import { AirlineForm } from './airline-form.tsx';
import type { ManagedAirline, useAirlines } from './use-airlines.ts';

type AirlinePopUpProps = Pick<ReturnType<typeof useAirlines>, 'create' | 'update' | 'readAgain'> & {
  isOpen: boolean;
  /** Absent for a new airline. */
  edited?: ManagedAirline;
  onClose: () => void;
};

/** Adds an airline or edits one; what was typed is not lost by closing it unasked. */
export function AirlinePopUp({
  isOpen,
  edited,
  create,
  update,
  readAgain,
  onClose,
}: AirlinePopUpProps) {
  const notify = useNotify();
  const mayLeave = useMayLeave();
  const askToClose = () => void mayLeave().then((may) => may && onClose());
  return (
    <Dialog open={isOpen} onClose={askToClose} title={edited ? 'Edit Airline' : 'Add Airline'}>
      <AirlineForm
        airline={edited}
        save={(input, version) => (edited ? update(edited.id, version, input) : create(input))}
        readAgain={async () => edited && readAgain(edited.id)}
        onSaved={(name) => {
          notify.success(edited ? `${name} is saved.` : `${name} is added.`);
          onClose();
        }}
        onCancel={askToClose}
      />
    </Dialog>
  );
}
