import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Panel } from '../../office/admin-page.tsx';
import { RecordTable, type Column } from '../../list/record-table.tsx';
import { toneStyle } from '../../list/badge.tsx';
import { stateTones, stateWords } from '../../list/state.rules.ts';
import { inThousands, monthLabel, share } from './dashboard.rules.ts';
import { FigureTable } from './figure-table.tsx';
import { LineChart } from './line-chart.tsx';
import { StatePie } from './state-pie.tsx';
import type { Analytics } from './use-analytics.ts';
import { Stack } from '@larkfare/ui-kit';
import pieStyles from './state-pie.module.css';
import styles from './dashboard.module.css';

/** 'Bookings by State': the pie, and its data table. */
export function BookingsByState({ analytics }: { analytics: Analytics }) {
  const tableId = useId();
  const { byState } = analytics;
  const total = byState.reduce((sum, { bookings }) => sum + bookings, 0);
  const title = 'Bookings by State';
  return (
    <Panel title={title}>
      <Stack className={styles.beside}>
        {total === 0 ? (
          <Nothing>No bookings yet.</Nothing>
        ) : (
          <StatePie counts={byState} label={title} describedBy={tableId} />
        )}
        <FigureTable
          id={tableId}
          caption={`${title}: figures`}
          headings={['State', 'Bookings', 'Share']}
          rows={byState.map(({ state, bookings }) => ({
            key: state,
            cells: [
              <span key="state" style={toneStyle(stateTones[state])}>
                <span className={pieStyles.swatch} />
                {stateWords[state]}
              </span>,
              inThousands(bookings),
              share(bookings, total),
            ],
          }))}
        />
      </Stack>
    </Panel>
  );
}

/** 'Top 3 Flights'. */
export const TopFlights = ({ analytics }: { analytics: Analytics }) => (
  <Panel title="Top 3 Flights">
    {analytics.topFlights.length === 0 ? (
      <Nothing>No flight has been booked yet.</Nothing>
    ) : (
      <RecordTable
        caption="Top 3 Flights"
        columns={topFlightColumns}
        rows={analytics.topFlights}
        rowKey={({ flightId }) => flightId}
      />
    )}
  </Panel>
);

const topFlightColumns: Column<Analytics['topFlights'][number]>[] = [
  {
    heading: 'Airline',
    cell: ({ flightId, airline }) => <Link to={`/admin/flight/${flightId}`}>{airline}</Link>,
    isRowHeading: true,
    breaks: true,
  },
  { heading: 'Departure', cell: ({ departure }) => departure },
  { heading: 'Arrival', cell: ({ arrival }) => arrival },
  { heading: 'Bookings', cell: ({ bookings }) => inThousands(bookings), align: 'end' },
];

/** 'Bookings and Departures (Last 12 Months)'. */
export function LastTwelveMonths({ analytics }: { analytics: Analytics }) {
  return (
    <MonthsChart
      title="Bookings and Departures (Last 12 Months)"
      months={analytics.lastTwelveMonths}
      series={[
        { name: 'Bookings Created', of: ({ bookingsCreated }) => bookingsCreated },
        { name: 'People Departing', of: ({ peopleDeparting }) => peopleDeparting },
      ]}
    />
  );
}

/** 'Departures (All Time)'. */
export const AllTime = ({ analytics }: { analytics: Analytics }) => (
  <MonthsChart
    title="Departures (All Time)"
    months={analytics.allTime}
    series={[{ name: 'People Departing', of: ({ peopleDeparting }) => peopleDeparting }]}
  />
);

type BookingMonth = Analytics['allTime'][number];
type MonthsChartProps = {
  title: string;
  months: readonly BookingMonth[];
  series: readonly { name: string; of: (month: BookingMonth) => number }[];
};

function MonthsChart({ title, months, series }: MonthsChartProps) {
  const tableId = useId();
  if (months.length === 0)
    return (
      <Panel title={title}>
        <Nothing>No data yet.</Nothing>
      </Panel>
    );
  return (
    <Panel title={title}>
      <Stack className={styles.beside}>
        <LineChart
          label={title}
          describedBy={tableId}
          points={months.map(monthLabel)}
          series={series.map(({ name, of }) => ({ name, values: months.map(of) }))}
        />
        <FigureTable
          id={tableId}
          caption={`${title}: figures, the latest first`}
          headings={['Month', ...series.map(({ name }) => name)]}
          rows={months.toReversed().map((month) => ({
            key: monthLabel(month),
            cells: [monthLabel(month), ...series.map(({ of }) => inThousands(of(month)))],
          }))}
        />
      </Stack>
    </Panel>
  );
}

const Nothing = ({ children }: { children: ReactNode }) => <p>{children}</p>;
