import { useNotify } from '@larkfare/remote-contract';
import { PopUp } from '../../saving/pop-up.tsx';
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
  return (
    <PopUp open={isOpen} onClose={onClose} title={edited ? 'Edit Airline' : 'Add Airline'}>
      <AirlineForm
        airline={edited}
        save={(input, version) => (edited ? update(edited.id, version, input) : create(input))}
        readAgain={async () => edited && readAgain(edited.id)}
        onSaved={(name) => {
          notify.success(edited ? `${name} is saved.` : `${name} is added.`);
          onClose();
        }}
      />
    </PopUp>
  );
}
