import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { remoteDeadlineMs } from '../federation/deadline.ts';
import type { Outcome, Reporting } from '../federation/report.ts';
import type { RemoteBuild } from '../page/page-data.ts';
import { useIsInFrame } from '../screens/site-frame.tsx';
import { hasNavigated } from '../screens/use-focus-heading.ts';
import type { FilledSlot } from './messages.ts';
import { useSandboxChannel } from './use-sandbox-channel.ts';
import styles from './sandbox.module.css';

interface SandboxFrameProps {
  version: Reporting;
  /** The remote's. */
  title: string;
  build: RemoteBuild;
  /** When the screen's first attempt started: the deadline is for all attempts together. */
  startedMs: number;
  isPreview: boolean;
  /** Fills a slot, at its size, instead of being the page. */
  slot?: (FilledSlot & { hasFocus: boolean }) | undefined;
  onReady: () => void;
  onFailure: (outcome: Outcome, thrown?: unknown) => void;
  onReport: (outcome: Outcome, thrown?: unknown) => void;
}

/**
 * The remote may run scripts and receive the submit events of its forms, which its policy never lets leave. It has no
 * origin, opens no windows and cannot navigate this page.
 */
const sandbox = 'allow-scripts allow-forms';

/** The only place of a slot's router. No link leads there, so each one is the page's to follow. */
const slotPath = '/_slot';

/** One version of a remote in a separate document, without access to this page. */
export function SandboxFrame({
  version,
  title,
  build,
  startedMs,
  isPreview,
  slot,
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
  const { height, onDocumentLoad, focus, overdueOutcome } = useSandboxChannel({
    title,
    watched: { ...version, build: build.id },
    address,
    isPreview,
    path: slot ? slotPath : pathname + search + hash,
    slot: slot && { name: slot.name, props: slot.props },
    frame,
    onReady: () => setIsReady(true),
    onFailure,
    onReport,
  });

  const isShown = useEffectEvent(() => {
    onReady();
    if (slot?.hasFocus) focus('main');
    // Scrolls as after every navigation.
    if (!slot && hasNavigated()) focus('heading');
  });
  const judge = useEffectEvent(overdueOutcome);
  const fail = useEffectEvent(onFailure);
  // Before painting, so that the skeleton disappears as the frame appears.
  useLayoutEffect(() => {
    if (isReady) {
      isShown();
      return undefined;
    }
    let isWaiting = true;
    const timeOut = async () => {
      const outcome = await judge();
      if (isWaiting) fail(outcome);
    };
    const remainingMs = startedMs + remoteDeadlineMs - performance.now();
    const timer = setTimeout(() => void timeOut(), Math.max(0, remainingMs));
    return () => {
      isWaiting = false;
      clearTimeout(timer);
    };
  }, [isReady, startedMs]);

  const loading = isReady ? '' : styles.loading;
  const iframe = (
    <iframe
      ref={frame}
      title={slot ? `${title}, ${slot.name.replace('-', ' ')}` : title}
      src={slot ? `${address}?slot=${slot.name}` : address}
      sandbox={sandbox}
      allow=""
      referrerPolicy="no-referrer"
      scrolling={slot ? undefined : 'no'}
      className={slot ? `${styles.filling} ${loading}` : styles.frame}
      style={{ blockSize: slot ? undefined : height }}
      onLoad={onDocumentLoad}
    />
  );
  if (slot) return iframe;
  return (
    <div
      ref={main}
      id={isReady && !isInFrame ? 'main' : undefined}
      data-main={isReady || undefined}
      tabIndex={-1}
      className={`${styles.main} ${loading}`}
      onFocus={({ target }) => target === main.current && focus('main')}
    >
      {iframe}
    </div>
  );
}
