import { useRef, useState, type ReactNode } from 'react';
import {
  endOfMonth,
  GregorianCalendar,
  isSameMonth,
  parseDate,
  type CalendarDate,
} from '@internationalized/date';
import ChevronLeft from '@lucide/icons/icons/chevron-left';
import ChevronRight from '@lucide/icons/icons/chevron-right';
import { isLocalDate, monthNames, type LocalDate } from '@larkfare/london-dates';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useCalendar, useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar';
import { useCalendarState, type CalendarState } from 'react-stately/useCalendarState';
import { buttonClass } from '../button/button-class.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Grid, Note, Text } from '../layout/layout.tsx';
import { useMediaQuery } from '../media-query/use-media-query.ts';
import styles from './calendar.module.css';

type CalendarProps = {
  /** The calendar's name for screen readers. */
  label: string;
  /** The chosen day, if it is one. */
  value: string;
  onPick: (date: LocalDate) => void;
  min: LocalDate;
  max: LocalDate;
  /** The first day of a range that ends at `value`, or at the day under the pointer. */
  from?: string;
  /** The last day of a range that begins at `value`. */
  to?: string;
  /** Shown under the name of a month, `2027-01`. */
  monthNote?: ((month: string) => ReactNode) | undefined;
};

const locale = 'en-GB';

/** A calendar of one month, or two where they fit. Arrows, Page Up and Page Down, Home and End move; Enter picks. */
export const Calendar = (props: CalendarProps) => (
  <I18nProvider locale={locale}>
    <Months {...props} />
  </I18nProvider>
);

function Months({ label, value, onPick, min, max, from = '', to = '', monthNote }: CalendarProps) {
  const months = useMediaQuery('(min-width: 640px)') ? 2 : 1;
  const [pointed, setPointed] = useState('');
  const calendar = {
    'aria-label': label,
    autoFocus: true,
    value: toDay(value),
    onChange: (day: CalendarDate) => onPick(day.toString()),
    defaultFocusedValue: toDay(value) ?? toDay(from) ?? parseDate(min),
    minValue: parseDate(min),
    maxValue: parseDate(max),
  };
  const state = useCalendarState({
    ...calendar,
    locale,
    createCalendar: () => new GregorianCalendar(),
    visibleDuration: { months },
    selectionAlignment: 'start',
    pageBehavior: 'single',
  });
  const { calendarProps, prevButtonProps, nextButtonProps } = useCalendar(calendar, state);

  /** Turns to another month. At the first or last one it keeps the focus, which a disabled button would lose. */
  const turn = (by: 'Previous' | 'Next') => {
    const isNext = by === 'Next';
    const { isDisabled } = isNext ? nextButtonProps : prevButtonProps;
    return (
      <Button
        size="square"
        aria-label={`${by} month`}
        aria-disabled={isDisabled}
        onClick={() => isDisabled || (isNext ? state.focusNextPage() : state.focusPreviousPage())}
      >
        <Icon shape={isNext ? ChevronRight : ChevronLeft} />
      </Button>
    );
  };

  return (
    <Grid columns={months} gap={8} {...calendarProps} onPointerLeave={() => setPointed('')}>
      {Array.from({ length: months }, (_, index) => {
        const start = state.visibleRange.start.add({ months: index });
        return (
          <div key={index}>
            <div className={styles.head}>
              {index === 0 ? turn('Previous') : <span />}
              <div>
                <Text weight="bold" aria-live="polite">
                  {monthNames[start.month - 1]} {start.year}
                </Text>
                {monthNote && <Note>{monthNote(start.toString().slice(0, 7))}</Note>}
              </div>
              {index === months - 1 && turn('Next')}
            </div>
            <Days
              {...{ state, start }}
              first={from || value}
              last={from ? pointed || value : to}
              onPoint={setPointed}
            />
          </div>
        );
      })}
    </Grid>
  );
}

type RangeProps = {
  state: CalendarState;
  first: string;
  last: string;
  onPoint: (date: string) => void;
};

function Days({ start, ...range }: RangeProps & { start: CalendarDate }) {
  const { state } = range;
  const dates = { startDate: start, endDate: endOfMonth(start), weekdayStyle: 'short' } as const;
  const { gridProps, headerProps, weekDays } = useCalendarGrid(dates, state);
  return (
    <table {...gridProps} className={styles.grid}>
      <thead {...headerProps}>
        <tr>
          {weekDays.map((name) => (
            <Text as="th" key={name} size={0} weight="regular" tone="ink-soft">
              {name}
            </Text>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from(longestMonth, (_, week) => (
          <tr key={week}>
            {state
              .getDatesInWeek(week, start)
              .map((date, index) =>
                date && isSameMonth(date, start) ? (
                  <Day key={index} date={date} {...range} />
                ) : (
                  <td key={index} />
                ),
              )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The weeks of the longest month, so that no month moves what is below it. */
const longestMonth = { length: 6 };

function Day({ date, state, first, last, onPoint }: RangeProps & { date: CalendarDate }) {
  const ref = useRef<HTMLSpanElement>(null);
  const { cellProps, buttonProps, formattedDate } = useCalendarCell({ date }, state, ref);
  const day = date.toString();
  const isEnd = day === first || day === last;
  const isDisabled = Boolean(buttonProps['aria-disabled']);
  return (
    <td {...cellProps} data-within={(first && first <= day && day <= (last || first)) || undefined}>
      <Text
        as="span"
        {...buttonProps}
        ref={ref}
        weight={isDisabled ? 'regular' : undefined}
        tone={isDisabled ? 'ink-soft' : undefined}
        className={buttonClass({ tone: isEnd ? 'brand' : 'plain', size: 'square', wide: true })}
        onPointerEnter={() => isDisabled || onPoint(day)}
      >
        {formattedDate}
      </Text>
    </td>
  );
}

const toDay = (date: string) => (isLocalDate(date) ? parseDate(date) : null);
