import { useState } from 'react';
import { Button, Icon, Note, Stack, Text } from '@larkfare/ui-kit';
import Map from '@lucide/icons/icons/map';
import styles from './map-on-request.module.css';

type MapOnRequestProps = {
  /** An https address that the content service allows; the frame keeps it apart from this page all the same. */
  embedUrl: string;
};

/** A map that sends its provider no request until the visitor wants to see it. */
export function MapOnRequest({ embedUrl }: MapOnRequestProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Stack as="section" aria-labelledby="contact-map">
      <Text as="h2" tight id="contact-map">
        Where we are
      </Text>
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
          <Streets />
          <Button tone="brand" onClick={() => setIsShown(true)}>
            <Icon shape={Map} /> Show the map
          </Button>
          <Note className={styles.note}>
            It comes from {new URL(embedUrl).hostname.replace('www.', '')}, which will see your IP
            address.
          </Note>
        </div>
      )}
    </Stack>
  );
}

/** A town that is nowhere, where the map will be. */
const Streets = () => (
  <svg
    className={styles.streets}
    viewBox="0 0 1200 440"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <path
      stroke="var(--brand-soft)"
      strokeWidth="34"
      d="M-20 96C180 30 330 150 560 118S930 20 1220 84"
    />
    <path
      stroke="var(--surface)"
      strokeWidth="14"
      d="M-20 250C260 210 420 300 690 262S1040 190 1220 226M310-20C330 110 250 260 300 460M842-20C800 130 900 300 858 460"
    />
    <path
      stroke="var(--surface)"
      strokeWidth="6"
      d="M-20 356C200 330 420 392 640 352S1010 330 1220 352M120-20C150 130 90 300 128 460M480-20C470 120 540 300 500 460M672-20C690 140 640 320 690 460M1040-20C1010 120 1090 300 1052 460M-20 176C220 150 430 214 640 184S1000 120 1220 150"
    />
  </svg>
);
