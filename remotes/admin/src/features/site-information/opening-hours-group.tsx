import { Fragment } from 'react';
import { weekdays } from '@larkfare/london-dates';
import { Note } from '@larkfare/ui-kit';
import { FormTextField, ProseField } from '../../fields/fields.tsx';
import { Panel } from '../../office/admin-page.tsx';
import { Fact, FactList } from './fact.tsx';
import type { SiteForm } from './use-site-form.ts';
import styles from './site-information.module.css';

/** A row for each day of the week, and the holidays. */
export const OpeningHoursGroup = ({ form }: { form: SiteForm }) => (
  <Panel title="Opening hours">
    <Note>
      Beside every phone number, in London’s time: ‘Open now until 6pm’. A day without times is
      closed; without any hours nothing is shown.
    </Note>
    {form.isEditing ? <Fields form={form} /> : <Facts form={form} />}
  </Panel>
);

const Fields = ({ form }: { form: SiteForm }) => (
  <>
    <div className={styles.hours}>
      <span />
      <Note as="span">Opens</Note>
      <Note as="span">Closes</Note>
      {weekdays.map((day) => (
        <Fragment key={day}>
          <span>{day}</span>
          {(['opens', 'closes'] as const).map((part) => (
            <FormTextField
              key={part}
              form={form}
              name={`openingHours.${day}.${part}`}
              label={`${day} ${part}`}
              type="time"
              isInCell
            />
          ))}
        </Fragment>
      ))}
    </div>
    <ProseField
      form={form}
      name="openingHours.closedOn"
      label="Closed on"
      note="optional"
      hint="Holidays, a date on each line: 25/12/2026."
      rows={3}
    />
  </>
);

const Facts = ({ form: { details } }: { form: SiteForm }) => (
  <FactList>
    <Fact label="Hours" siteKey="openingHours">
      {weekdays
        .map((day) => ({
          day,
          opens: details[`openingHours.${day}.opens`],
          closes: details[`openingHours.${day}.closes`],
        }))
        .filter(({ opens }) => opens)
        .map(({ day, opens, closes }) => `${day} ${opens}–${closes}`)
        .join('\n')}
    </Fact>
    <Fact label="Closed on">{details['openingHours.closedOn']}</Fact>
  </FactList>
);
