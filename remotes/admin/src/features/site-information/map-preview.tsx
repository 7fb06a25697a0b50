import { useDeferredValue, useState } from 'react';
import { mapEmbedUrl } from '@larkfare/map-embed';
import { Button, Icon, Note, Row } from '@larkfare/ui-kit';
import MapIcon from '@lucide/icons/icons/map';
import styles from './site-information.module.css';

/** The map that visitors will be offered, and nothing else of what was pasted. */
export function MapPreview({ code }: { code: string }) {
  const [isShown, setIsShown] = useState(false);
  // A frame that reloads at every key would never finish.
  const url = useDeferredValue(mapEmbedUrl(code));

  if (!url)
    return (
      <Note role="status">
        {code.trim() === ''
          ? 'Without a map the Contact page shows the address alone.'
          : 'There is no map of Google Maps or OpenStreetMap in this code, so none is shown.'}
      </Note>
    );

  // Without a connection to the map's server its frame would be an empty box.
  if (!isShown)
    return (
      <Row>
        <Button onClick={() => setIsShown(true)}>
          <Icon shape={MapIcon} size={18} /> Show the map of {hostOf(url)}
        </Button>
      </Row>
    );
  return (
    <iframe
      className={styles.map}
      src={url}
      title={`Preview of the map of ${hostOf(url)}`}
      // Its own origin and scripts, and nothing of ours: no navigation, no pop-ups, no forms.
      sandbox="allow-scripts allow-same-origin"
      referrerPolicy="strict-origin"
      loading="lazy"
      allow=""
    />
  );
}

const hostOf = (url: string) => new URL(url).hostname.replace('www.', '');
