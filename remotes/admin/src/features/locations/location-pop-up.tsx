import { useNotify } from '@larkfare/remote-contract';
import { PopUp } from '../../saving/pop-up.tsx';
import { LocationForm } from './location-form.tsx';
import type { CountryChoice } from './use-country-choices.ts';
import type { ManagedLocation, useLocations } from './use-locations.ts';

type LocationPopUpProps = Pick<
  ReturnType<typeof useLocations>,
  'create' | 'update' | 'readAgain'
> & {
  isOpen: boolean;
  /** Absent for a new location. */
  edited?: ManagedLocation;
  /** The country that is looked at; a new location is probably in it. */
  countryId: string;
  countries: readonly CountryChoice[];
  onClose: () => void;
};

/** Adds a location or edits one; what was typed is not lost by closing it unasked. */
export function LocationPopUp({
  isOpen,
  edited,
  countryId,
  countries,
  create,
  update,
  readAgain,
  onClose,
}: LocationPopUpProps) {
  const notify = useNotify();
  return (
    <PopUp open={isOpen} onClose={onClose} title={edited ? 'Edit Location' : 'Add Location'}>
      <LocationForm
        location={edited}
        countryId={countryId}
        countries={countries}
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
