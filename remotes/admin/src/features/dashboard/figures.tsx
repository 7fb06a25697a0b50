import { Link } from 'react-router';
import { bookingsIn, inThousands, upcomingAddress } from './dashboard.rules.ts';
import type { Analytics } from './use-analytics.ts';
import { Card, Grid, Note } from '@larkfare/ui-kit';
import styles from './figures.module.css';

/** The four figures on top; each leads to the bookings that it counts. */
export const Figures = ({ analytics }: { analytics: Analytics }) => (
  <Grid as="ul" columns={2} role="list" aria-label="Figures" className={styles.figures}>
    <Figure name="Total Bookings" count={analytics.totalBookings} to="/admin/bookings" />
    <Figure
      name="Upcoming 7-Day Bookings"
      count={analytics.upcomingWeek}
      note="departing, not cancelled"
      to={upcomingAddress(analytics.upcomingWeekFilter)}
    />
    <Figure
      name="Pending"
      count={bookingsIn(analytics.byState, 'pending')}
      note="waiting for an answer"
      to="/admin/bookings?state=pending"
    />
    <Figure
      name="Confirmed"
      count={bookingsIn(analytics.byState, 'confirmed')}
      to="/admin/bookings?state=confirmed"
    />
  </Grid>
);

type FigureProps = { name: string; count: number; note?: string; to: string };

const Figure = ({ name, count, note, to }: FigureProps) => (
  <Card as="li" gap={1} padding={[4, 5]} linked className={styles.card}>
    <h2 className={styles.name}>
      <Link to={to}>{name}</Link>
    </h2>
    <p className={styles.count}>{inThousands(count)}</p>
    {note && <Note>{note}</Note>}
  </Card>
);
