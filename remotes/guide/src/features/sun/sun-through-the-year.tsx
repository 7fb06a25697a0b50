import { sunThroughTheYear, zoneOf, type SunOfMonth } from './sun.rules.ts';
import { Row, Table, Text } from '@larkfare/ui-kit';
import styles from './sun-through-the-year.module.css';

/** Most of our customers know London's days. */
const londonLatitude = 51.5;
const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2001, month, 15)),
  ),
);

/** Month by month: day length and the sun's height at noon, compared with London. */
export function SunThroughTheYear({ name, latitude }: { name: string; latitude: number }) {
  const zone = zoneOf(latitude);
  const london = sunThroughTheYear(londonLatitude);
  const isSeasonal = sunThroughTheYear(latitude).some(({ season }) => season);
  return (
    <section aria-labelledby="sun">
      <h2 id="sun" className={styles.heading}>
        Sun and seasons in {name}
      </h2>
      <Text tone="ink-soft" className={styles.lead}>
        {name} lies in {zone.name}. {zone.meaning} The figures below are worked out from its
        latitude; they are not a weather record.
      </Text>
      <Table
        caption="In the middle of each month"
        headings={['Month', 'Daylight', 'London', 'Noon sun', ...(isSeasonal ? ['Season'] : [])]}
        className={styles.table}
      >
        {sunThroughTheYear(latitude).map((sun, index) => (
          <tr key={sun.month}>
            <th scope="row">{months[index]}</th>
            <td>
              <Daylight sun={sun} />
            </td>
            <td>{hours(london[index]?.daylightHours ?? 0)}</td>
            <td>{sun.noonDegrees < 0 ? 'not up' : `${Math.round(sun.noonDegrees)}°`}</td>
            {isSeasonal && <td>{sun.season}</td>}
          </tr>
        ))}
      </Table>
    </section>
  );
}

const Daylight = ({ sun: { daylightHours } }: { sun: SunOfMonth }) => (
  <Row as="span" nowrap className={styles.daylight}>
    <span className={styles.day} aria-hidden="true">
      <span className={styles.light} style={{ inlineSize: `${(daylightHours / 24) * 100}%` }} />
    </span>
    {hours(daylightHours)}
  </Row>
);

const hours = (value: number) => `${value.toFixed(1)} h`;
