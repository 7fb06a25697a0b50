import { useState } from 'react';
import { type CallTime, callTimeNames, offeredCallTimes } from '@larkfare/london-dates';
import { Segmented } from '@larkfare/ui-kit';

type CallTimeFieldProps = { name: string; value: CallTime; onValue: (value: CallTime) => void };

/** When the visitor would like to be rung. Forms open in a browser only, so the clock may be read. */
export function CallTimeField(field: CallTimeFieldProps) {
  const [offered] = useState(() => offeredCallTimes(new Date()));
  return (
    <Segmented
      legend="Ring me"
      {...field}
      options={offered.map((value) => ({ value, label: callTimeNames[value] }))}
    />
  );
}
