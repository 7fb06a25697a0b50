import { useState } from 'react';
import { Button, Icon } from '@larkfare/ui-kit';
import Map from 'lucide-react/icons/map';
import styles from './map-on-request.module.css';

type MapOnRequestProps = {
  /** An https address that the content service allows; the frame keeps it apart from this page all the same. */
  embedUrl: string;
  mapLink: string | null;
};

/** A map that asks its provider for nothing until the visitor wants to see it. */
export function MapOnRequest({ embedUrl, mapLink }: MapOnRequestProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <section aria-labelledby="contact-map" className={styles.section}>
      <div className={styles.head}>
        <h2 id="contact-map" className={styles.heading}>
          Where we are
        </h2>
        {mapLink && (
          <a href={mapLink} target="_blank" rel="noreferrer">
            Open the map in a new tab
          </a>
        )}
      </div>
      {isShown ? (
        <iframe
          className={styles.map}
          src={embedUrl}
          title="Map of our address"
          // Its own origin and scripts, and nothing of ours: no navigation, no pop-ups, no forms.
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="strict-origin"
          allow=""
        />
      ) : (
        <div className={styles.offer}>
          <Button tone="brand" onClick={() => setIsShown(true)}>
            <Icon shape={Map} /> Show the map
          </Button>
          <p className={styles.note}>
            It comes from {new URL(embedUrl).hostname.replace('www.', '')}, which then sees your
            internet address.
          </p>
        </div>
      )}
    </section>
  );
}
