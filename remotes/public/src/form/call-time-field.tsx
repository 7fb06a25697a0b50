import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { type CallTime, callTimeNames, offeredCallTimes } from '@larkfare/london-dates';
import { Segmented } from '@larkfare/ui-kit';
import { OpeningHoursDocument } from '../opening-hours/opening-hours.generated.ts';

type CallTimeFieldProps = { name: string; value: CallTime; onValue: (value: CallTime) => void };

/**
 * When the visitor would like to be rung. Forms open in a browser only, so the clock may be read. The site's texts bring
 * the hours.
 */
export function CallTimeField(field: CallTimeFieldProps) {
  const { data } = useQuery(OpeningHoursDocument, { fetchPolicy: 'cache-only' });
  const [now] = useState(() => new Date());
  const offered = offeredCallTimes(now, data?.siteInformation?.openingHours);
  return (
    <Segmented
      legend="Ring me"
      {...field}
      options={offered.map((value) => ({ value, label: callTimeNames[value] }))}
    />
  );
}
