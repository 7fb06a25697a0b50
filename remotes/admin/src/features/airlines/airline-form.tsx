import { useState } from 'react';
import { Field } from '@larkfare/ui-kit';
import { FormFoot } from '../../saving/form-foot.tsx';
import styles from '../../saving/pop-up-form.module.css';
import type { SaveAnswer } from '../../saving/save-answer.rules.ts';
import { useRecordForm } from '../../saving/use-record-form.ts';
import { StaleComparison } from '../../stale/stale-comparison.tsx';
import { useUnsavedWarning } from '../../unsaved/use-unsaved-warning.ts';
import { AirlinePictures } from './airline-pictures.tsx';
import type { AirlineInput } from './airlines.generated.ts';
import {
  airlineProblems,
  imageLimitMegabytes,
  newAirline,
  toAirlineDetails,
  toAirlineInput,
  toldAirline,
} from './airlines.rules.ts';
import { HeadedTexts } from './headed-texts.tsx';
import type { ManagedAirline } from './use-airlines.ts';

type AirlineFormProps = {
  /** Absent for a new one. */
  airline: ManagedAirline | undefined;
  save: (input: AirlineInput, version: number | undefined) => Promise<SaveAnswer<ManagedAirline>>;
  readAgain: () => Promise<ManagedAirline | undefined>;
  onSaved: (name: string) => void;
};

const toOpened = (airline: ManagedAirline) => ({
  details: toAirlineDetails(airline),
  version: airline.version,
});

/** What is kept of an airline. */
export function AirlineForm({ airline, save, readAgain, onSaved }: AirlineFormProps) {
  // Both pictures may be on their way at once, and end in any order.
  const [uploading, setUploading] = useState({ logo: false, monogram: false });
  const { form, details, change, problems, above, conflict, isSaving, isDirty, submit } =
    useRecordForm({
      opened: airline ? toOpened(airline) : { details: newAirline },
      problemsOf: airlineProblems,
      save: (typed, version) => save(toAirlineInput(typed), version),
      onSaved: ({ shortName }) => onSaved(shortName),
      readAgain: async () => {
        const read = await readAgain();
        return read && toOpened(read);
      },
      told: toldAirline,
    });
  useUnsavedWarning(isDirty);

  return (
    <form ref={form} className={styles.form} aria-label="Airline" noValidate onSubmit={submit}>
      <Field label="Short name" problem={problems.shortName}>
        {(wiring) => (
          <input
            {...wiring}
            type="text"
            name="shortName"
            autoComplete="off"
            required
            maxLength={100}
            value={details.shortName}
            onChange={(event) => change({ shortName: event.target.value })}
          />
        )}
      </Field>
      <AirlinePictures
        details={details}
        problems={problems}
        limitMegabytes={airline ? imageLimitMegabytes.edit : imageLimitMegabytes.add}
        change={change}
        onBusy={(picture, isBusy) => setUploading((before) => ({ ...before, [picture]: isBusy }))}
      />
      <Field label="Overview" problem={problems.overview}>
        {(wiring) => (
          <textarea
            {...wiring}
            name="overview"
            rows={4}
            required
            maxLength={5000}
            value={details.overview}
            onChange={(event) => change({ overview: event.target.value })}
          />
        )}
      </Field>
      <HeadedTexts
        legend="Details"
        noun="detail"
        texts={details.details}
        problem={problems.details}
        onTexts={(texts) => change({ details: texts })}
      />
      <label className={styles.choice}>
        <input
          type="checkbox"
          name="hasBaggage"
          checked={details.hasBaggage}
          // What is wrong with the entries hangs on it.
          onChange={({ target }) =>
            change({ hasBaggage: target.checked, baggage: details.baggage })
          }
        />
        Baggage
      </label>
      {details.hasBaggage && (
        <HeadedTexts
          legend="Baggage details"
          noun="baggage detail"
          texts={details.baggage}
          problem={problems.baggage}
          onTexts={(texts) => change({ baggage: texts })}
        />
      )}
      {conflict && <StaleComparison {...conflict} />}
      <FormFoot
        label={airline ? 'Save changes' : 'Add airline'}
        isSaving={isSaving}
        isUploading={uploading.logo || uploading.monogram}
        problem={above}
      />
    </form>
  );
}
