import { useState } from 'react';
import { Link } from 'react-router';
import { useQuery } from '@apollo/client/react';
import { usePage } from '@larkfare/remote-contract';
import * as styles from './page.module.css';
import regions from './regions.graphql';

const sun = new URL('./sun.svg', import.meta.url).href;

export default function Page({ name }) {
  usePage({ title: `Built with ${name}`, description: 'A remote without the kit’s build.' });
  const { data, error } = useQuery(regions);
  const [clicks, setClicks] = useState(0);
  return (
    <div className={styles.page}>
      <img src={sun} alt="The sun" />
      <h1>Built with {name}</h1>
      <button type="button" className={styles.turning} onClick={() => setClicks(clicks + 1)}>
        Clicked {clicks} times
      </button>
      {error && <p role="alert">The regions could not be loaded.</p>}
      {data && <p>Regions to fly to: {data.regions.length}</p>}
      {!error && !data && <p role="status">Loading…</p>}
      <Link to={`/${name}-example/more`}>More</Link>
    </div>
  );
}
