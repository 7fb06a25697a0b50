import { useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useConsent, useGlobalError, useLoading, useNotify } from '@larkfare/remote-contract';
import type { Outcome } from '../federation/report.ts';
import type { Watched } from '../health/lost-page.ts';
import { countEvent, emptyWindow } from '../health/rate-limit.rules.ts';
import { isInUse, type Channel } from './channel.ts';
import { isOfPage, mayNavigateTo, sandboxLimits } from './messages.rules.ts';
import type { FilledSlot, FromSandbox } from './messages.ts';
import { isLasting } from './sandbox-attempt.rules.ts';
import { sandboxQueries } from './sandbox-queries.ts';
import { useFrameWatch } from './use-frame-watch.ts';

export interface SandboxOptions {
  /** The remote's, shown before its messages. */
  title: string;
  watched: Watched;
  /** The address of the frame's document. */
  address: string;
  /** Shown to this visitor only. */
  isPreview: boolean;
  /** The page's current path, with query and fragment. */
  path: string;
  /** Absent for a page of the remote's own. */
  slot?: FilledSlot | undefined;
  frame: RefObject<HTMLIFrameElement | null>;
  onReady: () => void;
  /** The frame is to be replaced. */
  onFailure: (outcome: Outcome, thrown?: unknown) => void;
  /** The frame stays. */
  onReport: (outcome: Outcome, thrown?: unknown) => void;
}

/** The height of each page of a frame, so that going back can restore the scroll position. */
const heights = new Map<string, number>();

/** Handles the messages of a sandboxed remote, within the limits of an unreviewed remote. */
export function useFrameMessages(
  options: SandboxOptions,
  /** The frame's path, as last reported. */
  framePathRef: RefObject<string>,
  channel: RefObject<Channel | undefined>,
) {
  const { title, slot, frame, path, onReady, onFailure, onReport } = options;
  const notify = useNotify();
  const reportError = useGlobalError();
  const { openChoices } = useConsent();
  const navigate = useNavigate();
  const [height, setHeight] = useState(() => heights.get(path));
  const [isLoading, setIsLoading] = useState(false);
  useLoading(isLoading);
  const [query] = useState(() => sandboxQueries(options.address, options.isPreview));
  const watch = useFrameWatch({
    watched: options.watched,
    requestObservation() {
      channel.current?.send({ kind: 'observe' });
      return channel.current !== undefined;
    },
    onOutcome: (outcome) => (isLasting(outcome) ? onFailure(outcome) : onReport(outcome)),
  });

  const recent = useRef({ navigations: emptyWindow, notices: emptyWindow });
  const isWithinLimit = async (kind: 'navigations' | 'notices') => {
    // Visitors did not choose the code in a slot: without this rule it could navigate every visitor away.
    if (slot && !(await isInUse(frame))) return false;
    const counted = countEvent(recent.current[kind], performance.now(), sandboxLimits.windowMs);
    recent.current[kind] = counted;
    return counted.count <= sandboxLimits[kind];
  };

  async function go({
    path: to,
    isReplace,
    keepsScroll,
  }: Extract<FromSandbox, { kind: 'navigated' }>) {
    if (!mayNavigateTo(to) || !(await isWithinLimit('navigations'))) {
      console.warn(`${title} may not navigate to ${to}.`);
      return;
    }
    framePathRef.current = to;
    void navigate(to, { replace: isReplace, preventScrollReset: keepsScroll });
  }

  function onMessage(message: FromSandbox, from: Channel) {
    if (slot && isOfPage(message.kind)) return undefined;
    switch (message.kind) {
      case 'ready':
        // A slot may stay blank: its component has nothing for this flight, for example.
        if (!slot) watch.isReady();
        return onReady();
      case 'observation':
        return watch.onObservation(message, height);
      case 'failed':
        console.error(`The remote in the frame failed: ${message.error.message}`);
        return onFailure(message.outcome, message.error);
      case 'uncaught':
        return onReport('crashed', message.error);
      case 'navigated':
        return void go(message);
      case 'height':
        heights.set(framePathRef.current, message.pixels);
        return setHeight(message.pixels);
      case 'query':
        return void query(message.request).then(({ response, isRefused }) => {
          if (isRefused) onReport('refused');
          from.send({ kind: 'answer', id: message.id, ...response });
        });
      case 'notice':
        // Shows its own name, so that it cannot pass for a notice of the site.
        return void isWithinLimit('notices').then(
          (isAllowed) => isAllowed && notify[message.tone](`${title}: ${message.text}`),
        );
      case 'loading':
        return setIsLoading(message.isLoading);
      case 'problem':
        return slot || !message.isOutage
          ? onFailure('crashed', message.message)
          : reportError(`${title}: ${message.message}`);
      case 'openConsent':
        return void isWithinLimit('notices').then((isAllowed) => isAllowed && openChoices?.());
      default:
        return message satisfies never;
    }
  }
  return { height, onMessage, overdueOutcome: watch.overdueOutcome };
}
