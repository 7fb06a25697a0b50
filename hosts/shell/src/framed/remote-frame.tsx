import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { remoteDeadlineMs } from '../federation/deadline.ts';
import type { Outcome } from '../federation/report.ts';
import { hasMovedOn } from '../frame/use-focus-heading.ts';
import type { RemoteBuild } from '../page/page-data.ts';
import { useFrameTalk } from './use-frame-talk.ts';
import styles from './framed.module.css';

interface RemoteFrameProps {
  name: string;
  title: string;
  build: RemoteBuild;
  isPreview: boolean;
  onReady: () => void;
  onFailure: (outcome: Outcome) => void;
}

/**
 * What a remote in a frame may do at all: run its scripts, and hear of its own forms being sent (its policy lets none
 * leave). No origin of its own, no windows, no way to lead this page elsewhere.
 */
const sandbox = 'allow-scripts allow-forms';

/** One version of a remote in a document of its own, which cannot reach anything of this page. */
export function RemoteFrame({
  name,
  title,
  build,
  isPreview,
  onReady,
  onFailure,
}: RemoteFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const main = useRef<HTMLDivElement>(null);
  const [isReady, setIsReady] = useState(false);
  const { hash, pathname, search } = useLocation();
  const address = `/_frame/${name}/${build.id}`;
  const { height, isThere, focus } = useFrameTalk({
    title,
    address,
    isPreview,
    path: pathname + search + hash,
    frame,
    onReady: () => setIsReady(true),
    onFailure,
  });

  const isShown = useEffectEvent(() => {
    onReady();
    // As after every change of page.
    if (hasMovedOn()) focus('heading');
  });
  const isLate = useEffectEvent(() => onFailure('late'));
  // Before it is painted: the shapes go as the frame comes.
  useLayoutEffect(() => {
    if (!isReady) {
      const timer = setTimeout(isLate, remoteDeadlineMs);
      return () => clearTimeout(timer);
    }
    isShown();
    return undefined;
  }, [isReady]);

  return (
    <div
      ref={main}
      id={isReady ? 'main' : undefined}
      tabIndex={-1}
      className={`${styles.main} ${isReady ? '' : styles.coming}`}
      onFocus={({ target }) => target === main.current && focus('main')}
    >
      <iframe
        ref={frame}
        title={title}
        src={address}
        sandbox={sandbox}
        allow=""
        referrerPolicy="no-referrer"
        scrolling="no"
        className={styles.frame}
        style={{ blockSize: height }}
        onLoad={isThere}
      />
    </div>
  );
}
