import { Field } from '@larkfare/ui-kit';
import type { Problems } from '../../saving/save-answer.rules.ts';
import type { Dealings } from './locations.generated.ts';
import { dealingsNames, type LocationDetails } from './locations.rules.ts';

type LocationDealingsProps = {
  details: LocationDetails;
  problems: Problems<LocationDetails>;
  change: (part: Partial<LocationDetails>) => void;
};

const dealings: readonly Dealings[] = ['none', 'lastMinutes', 'topDestinations', 'hotDeals'];

/** Which part of the deals page a location is in, and what is said of it there. */
export const LocationDealings = ({ details, problems, change }: LocationDealingsProps) => (
  <>
    <Field label="Dealings" hint="Where it stands on the deals page.">
      {(wiring) => (
        <select
          {...wiring}
          name="dealings"
          value={details.dealings}
          onChange={({ target }) => {
            const chosen = dealings.find((one) => one === target.value);
            // Whether a description is needed hangs on it.
            if (chosen)
              change({ dealings: chosen, dealingsDescription: details.dealingsDescription });
          }}
        >
          {dealings.map((one) => (
            <option key={one} value={one}>
              {dealingsNames[one]}
            </option>
          ))}
        </select>
      )}
    </Field>
    {details.dealings !== 'none' && (
      <Field label="Dealings description" problem={problems.dealingsDescription}>
        {(wiring) => (
          <textarea
            {...wiring}
            name="dealingsDescription"
            rows={2}
            maxLength={2000}
            value={details.dealingsDescription}
            onChange={(event) => change({ dealingsDescription: event.target.value })}
          />
        )}
      </Field>
    )}
  </>
);
