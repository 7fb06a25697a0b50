import { useEffect, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { openingWords } from '@larkfare/london-dates';
import { OpeningHoursDocument } from './opening-hours.generated.ts';
import styles from './opening-words.module.css';

const minuteMs = 60_000;

/** Whether the office is open, right to the minute while the page stays open. The site's texts bring the hours. */
export function OpeningWords({ isShort }: { isShort: boolean }) {
  const { data } = useQuery(OpeningHoursDocument, { fetchPolicy: 'cache-only' });
  const hours = data?.siteInformation?.openingHours;
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(clock);
  }, []);
  const words = hours && openingWords(hours, now);
  return (
    words && (
      <span className={styles.words} data-open={words.startsWith('Open')}>
        {isShort ? words.split(/(?<=now)/)[0] : words}
      </span>
    )
  );
}
