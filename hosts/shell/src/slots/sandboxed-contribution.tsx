import { useEffect, useRef, useState } from 'react';
import { useNotify } from '@larkfare/remote-contract';
import { slots } from '@larkfare/remote-contract/slots';
import { Button } from '@larkfare/ui-kit';
import { hasFailed as isFailedBuild, rememberFailure } from '../federation/failed-builds.ts';
import { report, type Outcome } from '../federation/report.ts';
import { reportLostPage } from '../health/lost-page.ts';
import { SandboxFrame } from '../sandbox/sandbox-frame.tsx';
import type { ContributionProps } from './contribution.tsx';
import styles from './sandboxed-contribution.module.css';

// Before any code of an unreviewed version runs.
reportLostPage();

const newFrame = () => ({ startedMs: performance.now(), isReady: false });

/** Closes the frame of each remote that is open in a repeated slot. */
const openFrames = new Map<string, () => void>();

/**
 * A contribution of an unreviewed version to a slot: in a frame of the slot's size, once the visitor comes near it. In a
 * slot that a page has many times a button opens the frame, one at a time. When it fails, its space stays empty, or the
 * button returns.
 */
export default function SandboxedContribution({ remote, name, props }: ContributionProps) {
  const { title, build, version, nonce } = remote;
  const { isRepeated } = slots[name];
  const notify = useNotify();
  const space = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(() => isFailedBuild(remote.name, build?.id));
  const [frame, setFrame] = useState<{ startedMs: number; isReady: boolean }>();
  /** Whether a frame that failed had the focus, which its button gets back. */
  const [hadFocus, setHadFocus] = useState(false);

  const notifyUnavailable = () => notify.error(`${title} is not available right now.`);
  function openAlone() {
    if (isFailedBuild(remote.name, build?.id)) return notifyUnavailable();
    openFrames.get(remote.name)?.();
    openFrames.set(remote.name, () => setFrame(undefined));
    setHadFocus(false);
    return setFrame(newFrame());
  }
  useEffect(() => {
    if (isRepeated || !space.current) return undefined;
    return whenNear(space.current, () => setFrame(newFrame()));
  }, [isRepeated]);

  function fail(outcome: Outcome, thrown?: unknown) {
    console.warn(`${remote.name} does not fill ${name}. In its frame: ${outcome}.`);
    // Code that crashed while rendering had loaded.
    if (outcome === 'crashed') void report(remote, 'loaded');
    void report(remote, outcome, thrown);
    if (build && (outcome === 'hung' || outcome === 'grown'))
      rememberFailure(remote.name, build.id);
    if (!isRepeated) return setHasFailed(true);
    setHadFocus(space.current?.contains(document.activeElement) ?? false);
    setFrame(undefined);
    return notifyUnavailable();
  }

  if (!build || hasFailed) return null;
  return (
    <div
      ref={space}
      data-boundary={frame?.isReady ? remote.name : undefined}
      className={styles.space}
    >
      {isRepeated && !frame?.isReady && (
        <Button
          wide
          autoFocus={hadFocus}
          aria-busy={frame !== undefined}
          onClick={openAlone}
          className={styles.open}
        >
          {title}
        </Button>
      )}
      {frame && (
        <SandboxFrame
          version={{ name: remote.name, version, nonce }}
          title={title}
          build={build}
          startedMs={frame.startedMs}
          isPreview={remote.isPreview === true}
          slot={{ name, props, hasFocus: isRepeated }}
          onReady={() => {
            void report(remote, 'loaded');
            setFrame({ ...frame, isReady: true });
          }}
          onFailure={fail}
          onReport={(outcome, thrown) => void report(remote, outcome, thrown)}
        />
      )}
    </div>
  );
}

/** Calls back once an element is on the screen or half a window away. @returns a function that ends this */
function whenNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: '50%' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
