import { Note, Segmented } from '@larkfare/ui-kit';
import { Panel } from '../../office/admin-page.tsx';
import { currencyNames } from '../../texts/site-keys.rules.ts';
import { Fact, FactList } from './fact.tsx';
import type { SiteForm } from './use-site-form.ts';

const options = [
  { value: 'USD', label: currencyNames.USD },
  { value: 'GBP', label: currencyNames.GBP },
];

/** The sign in two lists of the back office; visitors always read pounds. */
export const CurrencyGroup = ({ form: { details, isEditing, change } }: { form: SiteForm }) => (
  <Panel title="Booking and quote lists">
    <Note>
      The sign before the amounts in these two lists of the back office. The amounts stay the same,
      and visitors always read pounds.
    </Note>
    {isEditing ? (
      <Segmented
        legend="Currency"
        name="bookingListCurrency"
        value={details.bookingListCurrency}
        onValue={(bookingListCurrency) => change({ bookingListCurrency })}
        options={options}
      />
    ) : (
      <FactList>
        <Fact label="Currency" siteKey="bookingListCurrency">
          {options.find(({ value }) => value === details.bookingListCurrency)?.label}
        </Fact>
      </FactList>
    )}
  </Panel>
);
