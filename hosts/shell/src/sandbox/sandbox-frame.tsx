import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { remoteDeadlineMs } from '../federation/deadline.ts';
import type { Outcome, Reporting } from '../federation/report.ts';
import { useIsInFrame } from '../layout/site-frame.tsx';
import { hasNavigated } from '../layout/use-focus-heading.ts';
import type { RemoteBuild } from '../page/page-data.ts';
import { useSandboxChannel } from './use-sandbox-channel.ts';
import styles from './sandbox.module.css';

interface SandboxFrameProps {
  version: Reporting;
  title: string;
  build: RemoteBuild;
  /** When the screen's first attempt started: the deadline is for all attempts together. */
  startedMs: number;
  isPreview: boolean;
  onReady: () => void;
  onFailure: (outcome: Outcome, thrown?: unknown) => void;
  onReport: (outcome: Outcome, thrown?: unknown) => void;
}

/**
 * The remote may run scripts and receive the submit events of its own forms, which its policy never lets leave. It has no
 * origin, opens no windows and cannot navigate this page.
 */
const sandbox = 'allow-scripts allow-forms';

/** One version of a remote in a document of its own, without access to this page. */
export function SandboxFrame({
  version,
  title,
  build,
  startedMs,
  isPreview,
  onReady,
  onFailure,
  onReport,
}: SandboxFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const main = useRef<HTMLDivElement>(null);
  const [isReady, setIsReady] = useState(false);
  const isInFrame = useIsInFrame();
  const { hash, pathname, search } = useLocation();
  const address = `/_sandbox/${version.name}/${build.id}`;
  const { height, onDocumentLoad, focus, isSilent } = useSandboxChannel({
    title,
    watched: { ...version, build: build.id },
    address,
    isPreview,
    path: pathname + search + hash,
    frame,
    onReady: () => setIsReady(true),
    onFailure,
    onReport,
  });

  const isShown = useEffectEvent(() => {
    onReady();
    // As after every navigation.
    if (hasNavigated()) focus('heading');
  });
  const isLate = useEffectEvent(() => onFailure(isSilent() ? 'hung' : 'late'));
  // Before painting, so that the skeleton disappears as the frame appears.
  useLayoutEffect(() => {
    if (!isReady) {
      const remainingMs = startedMs + remoteDeadlineMs - performance.now();
      const timer = setTimeout(isLate, Math.max(0, remainingMs));
      return () => clearTimeout(timer);
    }
    isShown();
    return undefined;
  }, [isReady, startedMs]);

  return (
    <div
      ref={main}
      id={isReady && !isInFrame ? 'main' : undefined}
      data-main={isReady || undefined}
      tabIndex={-1}
      className={`${styles.main} ${isReady ? '' : styles.loading}`}
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
        onLoad={onDocumentLoad}
      />
    </div>
  );
}
