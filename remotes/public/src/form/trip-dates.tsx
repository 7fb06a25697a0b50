import { type ReactNode, useState } from 'react';
import {
  bookableUntil,
  earliestDeparture,
  formatLong,
  latestTravelDay,
} from '@larkfare/london-dates';
import { useToday } from '@larkfare/remote-contract';
import { withDeparture } from '@larkfare/travellers';
import {
  DateField,
  Dialog,
  loadCalendar,
  Note,
  Skeleton,
  LoadingSkeleton,
  Stack,
  Text,
} from '@larkfare/ui-kit';
import { LazyPart } from '../lazy-part/lazy-part.tsx';
import { earliestReturn, returnCleared } from './trip.rules.ts';

type DateKey = 'departureDate' | 'returnDate';
type Trip = { tripType: 'oneWay' | 'roundTrip' } & Record<DateKey, string>;
type End = {
  label: string;
  name: string;
  problem?: string | undefined;
  /** Shown below the date. */
  below?: ReactNode;
};

type TripDatesProps = Record<DateKey, End> & {
  trip: Trip;
  onChange: (change: Partial<Record<DateKey, string>>) => void;
  /** Shown under a month of the calendar, `2027-01`. */
  monthNote?: (month: string) => ReactNode;
};

/** When to leave and, on a round trip, when to come back: typed, or picked one after the other in a calendar. */
export function TripDates({ trip, onChange, monthNote, ...ends }: TripDatesProps) {
  const today = useToday();
  const [isReturnCleared, setIsReturnCleared] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [picked, setPicked] = useState<DateKey>('departureDate');
  const isRoundTrip = trip.tripType === 'roundTrip';
  const isReturn = picked === 'returnDate';
  const min = {
    departureDate: earliestDeparture(today),
    returnDate: earliestReturn(trip.departureDate, today),
  };
  const max = latestTravelDay(today);
  /** The departure that a return is picked for, if it can be booked. */
  const left = isReturn && min.returnDate === trip.departureDate ? trip.departureDate : '';

  const set = (key: DateKey, date: string) => {
    if (key === 'returnDate') return onChange({ returnDate: date });
    const { departureDate, returnDate } = withDeparture(trip, date);
    setIsReturnCleared(returnDate !== trip.returnDate);
    onChange({ departureDate, returnDate });
  };
  const open = (key: DateKey) => {
    setPicked(key);
    setIsOpen(true);
  };
  const pick = (date: string) => {
    set(picked, date);
    if (isRoundTrip && !isReturn) setPicked('returnDate');
    else setIsOpen(false);
  };

  const field = (key: DateKey) => {
    const { label, name, problem, below } = ends[key];
    const isCleared = key === 'returnDate' && isReturnCleared && trip.returnDate === '';
    return (
      <Stack gap={0}>
        <DateField
          {...{ label, name }}
          problem={problem ?? (isCleared ? returnCleared : undefined)}
          required
          min={min[key]}
          max={max}
          value={trip[key]}
          onValue={(date) => set(key, date)}
          onOpen={() => open(key)}
        />
        {below}
      </Stack>
    );
  };
  return (
    <>
      {field('departureDate')}
      {isRoundTrip && field('returnDate')}
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={ends[picked].label}>
        <Stack gap={4}>
          <Text role="status">
            {left && `You leave on ${formatLong(left)}. `}
            Choose the day you {isReturn ? 'come back' : 'leave'}.
          </Text>
          <LazyPart
            load={loadCalendar}
            loading={
              <LoadingSkeleton label="Loading the calendar">
                <Skeleton shape="block" height="24rem" />
              </LoadingSkeleton>
            }
            problem="The calendar could not be loaded."
          >
            {(Calendar) => (
              <Calendar
                label={ends[picked].label}
                value={trip[picked]}
                onPick={pick}
                min={min[picked]}
                max={max}
                from={left}
                to={isReturn || !isRoundTrip ? '' : trip.returnDate}
                monthNote={monthNote}
              />
            )}
          </LazyPart>
          <Note>{bookableUntil(today)}</Note>
        </Stack>
      </Dialog>
    </>
  );
}
