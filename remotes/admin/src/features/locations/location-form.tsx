import { useState } from 'react';
import { Field } from '@larkfare/ui-kit';
import { ImageField } from '../../image-upload/image-field.tsx';
import { FormFoot } from '../../saving/form-foot.tsx';
import styles from '../../saving/pop-up-form.module.css';
import type { SaveAnswer } from '../../saving/save-answer.rules.ts';
import { useRecordForm } from '../../saving/use-record-form.ts';
import { StaleComparison } from '../../stale/stale-comparison.tsx';
import { useUnsavedWarning } from '../../unsaved/use-unsaved-warning.ts';
import { LocationDealings } from './location-dealings.tsx';
import type { LocationInput } from './locations.generated.ts';
import {
  locationProblems,
  newLocation,
  toldLocation,
  toLocationDetails,
  toLocationInput,
} from './locations.rules.ts';
import type { CountryChoice } from './use-country-choices.ts';
import type { ManagedLocation } from './use-locations.ts';

type LocationFormProps = {
  /** Absent for a new one. */
  location: ManagedLocation | undefined;
  countryId: string;
  countries: readonly CountryChoice[];
  save: (input: LocationInput, version: number | undefined) => Promise<SaveAnswer<ManagedLocation>>;
  readAgain: () => Promise<ManagedLocation | undefined>;
  onSaved: (name: string) => void;
};

const toOpened = (location: ManagedLocation) => ({
  details: toLocationDetails(location),
  version: location.version,
});

/** What is kept of a location. */
export function LocationForm({
  location,
  countryId,
  countries,
  save,
  readAgain,
  onSaved,
}: LocationFormProps) {
  const [isUploading, setIsUploading] = useState(false);
  const { form, details, change, problems, above, conflict, isSaving, isDirty, submit } =
    useRecordForm({
      opened: location ? toOpened(location) : { details: newLocation(countryId) },
      problemsOf: (typed) => locationProblems(typed, { isNew: !location }),
      save: (typed, version) => save(toLocationInput(typed), version),
      onSaved: ({ name }) => onSaved(name),
      readAgain: async () => {
        const read = await readAgain();
        return read && toOpened(read);
      },
      told: toldLocation(countries),
    });
  useUnsavedWarning(isDirty);

  return (
    <form ref={form} className={styles.form} aria-label="Location" noValidate onSubmit={submit}>
      <div className={styles.pair}>
        <Field label="Name" problem={problems.name}>
          {(wiring) => (
            <input
              {...wiring}
              type="text"
              name="name"
              autoComplete="off"
              required
              maxLength={100}
              value={details.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label="Country" problem={problems.countryId}>
          {(wiring) => (
            <select
              {...wiring}
              name="countryId"
              required
              value={details.countryId}
              onChange={(event) => change({ countryId: event.target.value })}
            >
              <option value="">Select Country</option>
              {countries.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <ImageField
        label="Image"
        name="image"
        kind="photo"
        path="/api/upload"
        limitMegabytes={10}
        address={details.image}
        problem={problems.image}
        onAddress={(image) => change({ image })}
        onBusy={setIsUploading}
      />
      <label className={styles.choice}>
        <input
          type="checkbox"
          name="isPopular"
          checked={details.isPopular}
          // Whether a description is needed hangs on it.
          onChange={({ target }) =>
            change({ isPopular: target.checked, description: details.description })
          }
        />
        Popular destination
      </label>
      <Field
        label="Description"
        {...(!details.isPopular && { note: 'optional' })}
        problem={problems.description}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            name="description"
            rows={4}
            maxLength={2000}
            value={details.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        )}
      </Field>
      <LocationDealings details={details} problems={problems} change={change} />
      {conflict && <StaleComparison {...conflict} />}
      <FormFoot
        label={location ? 'Save changes' : 'Add location'}
        isSaving={isSaving}
        isUploading={isUploading}
        problem={above}
      />
    </form>
  );
}
