import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import {
  useConsent,
  useGlobalError,
  useLoading,
  useNotify,
  useSite,
  useToday,
} from '@larkfare/remote-contract';
import type { Outcome } from '../federation/report.ts';
import type { Watched } from '../health/lost-page.ts';
import { countEvent, emptyWindow } from '../health/rate-limit.rules.ts';
import { openChannel, type Channel, focusFrame, isInUse } from './channel.ts';
import { isOfPage, mayNavigateTo, sandboxLimits } from './messages.rules.ts';
import { channelVersion, type FilledSlot, type FromSandbox } from './messages.ts';
import { isLasting } from './sandbox-attempt.rules.ts';
import { sandboxQueries } from './sandbox-queries.ts';
import { useFrameWatch } from './use-frame-watch.ts';

interface SandboxOptions {
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

/** Provides a sandboxed remote with the shell's services, within the limits of an unreviewed remote. */
export function useSandboxChannel({
  title,
  watched,
  address,
  isPreview,
  path,
  slot,
  frame,
  onReady,
  onFailure,
  onReport,
}: SandboxOptions) {
  const notify = useNotify();
  const reportError = useGlobalError();
  const site = useSite();
  const today = useToday();
  const { openChoices } = useConsent();
  const navigate = useNavigate();
  const [height, setHeight] = useState(() => heights.get(path));
  const [isLoading, setIsLoading] = useState(false);
  useLoading(isLoading);
  const channel = useRef<Channel>(undefined);
  /** The frame's path, as last reported. */
  const framePath = useRef(path);
  const recent = useRef({ navigations: emptyWindow, notices: emptyWindow });
  const isWithinLimit = (kind: 'navigations' | 'notices') => {
    // Visitors did not choose the code in a slot: without this rule it could navigate every visitor away.
    if (slot && !isInUse(frame.current)) return false;
    const counted = countEvent(recent.current[kind], performance.now(), sandboxLimits.windowMs);
    recent.current[kind] = counted;
    return counted.count <= sandboxLimits[kind];
  };
  const [query] = useState(() => sandboxQueries(address, isPreview));
  const watch = useFrameWatch({
    watched,
    requestObservation() {
      channel.current?.send({ kind: 'observe' });
      return channel.current !== undefined;
    },
    onOutcome: (outcome) => (isLasting(outcome) ? onFailure(outcome) : onReport(outcome)),
  });

  function go({ path: to, isReplace, keepsScroll }: Extract<FromSandbox, { kind: 'navigated' }>) {
    if (!mayNavigateTo(to) || !isWithinLimit('navigations')) {
      console.warn(`${title} may not navigate to ${to}.`);
      return;
    }
    framePath.current = to;
    void navigate(to, { replace: isReplace, preventScrollReset: keepsScroll });
  }

  const onMessage = useEffectEvent((message: FromSandbox, from: Channel) => {
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
        return go(message);
      case 'height':
        heights.set(framePath.current, message.pixels);
        return setHeight(message.pixels);
      case 'query':
        return void query(message.request).then(({ response, isRefused }) => {
          if (isRefused) onReport('refused');
          from.send({ kind: 'answer', id: message.id, ...response });
        });
      case 'notice':
        // Shows its own name, so that it cannot pass for a notice of the site.
        return isWithinLimit('notices')
          ? notify[message.tone](`${title}: ${message.text}`)
          : undefined;
      case 'loading':
        return setIsLoading(message.isLoading);
      case 'problem':
        return slot || !message.isOutage
          ? onFailure('crashed', message.message)
          : reportError(`${title}: ${message.message}`);
      case 'openConsent':
        return isWithinLimit('notices') ? openChoices?.() : undefined;
      default:
        return message satisfies never;
    }
  });
  const failAsBroken = useEffectEvent(() => onFailure('broken'));
  const start = useEffectEvent((document: Window) => {
    framePath.current = path;
    channel.current = openChannel(
      document,
      {
        kind: 'start',
        version: channelVersion,
        path,
        ...(slot && { slot }),
        site,
        today,
        windowHeight: window.innerHeight,
        hasConsent: openChoices !== undefined,
      },
      {
        onMessage: (message, from) => onMessage(message, from), // At once: React's own tasks would wait behind the messages.
        onFlood: () => flushSync(() => failAsBroken()),
      },
    );
  });

  const [documents, setDocuments] = useState(0);
  useEffect(() => {
    const { contentWindow } = frame.current ?? {};
    if (documents === 1 && contentWindow) start(contentWindow);
    // A second document means that the remote has navigated its frame elsewhere.
    if (documents > 1) failAsBroken();
  }, [documents, frame]);

  useEffect(() => {
    if (!channel.current || framePath.current === path) return;
    framePath.current = path;
    channel.current.send({ kind: 'navigate', path });
    focusFrame(frame.current);
  }, [path, frame]);

  const props = slot && JSON.stringify(slot.props);
  useEffect(() => {
    if (props) channel.current?.send({ kind: 'props', props: JSON.parse(props) });
  }, [props]);

  useEffect(() => {
    const sendEnvironment = () =>
      channel.current?.send({ kind: 'environment', today, windowHeight: window.innerHeight });
    sendEnvironment();
    window.addEventListener('resize', sendEnvironment);
    return () => window.removeEventListener('resize', sendEnvironment);
  }, [today]);

  useEffect(() => () => channel.current?.close(), []);

  function focus(on: 'heading' | 'main') {
    focusFrame(frame.current);
    channel.current?.send({ kind: 'focus', on });
  }
  return {
    height,
    onDocumentLoad: () => setDocuments((now) => now + 1),
    focus,
    isSilent: watch.isSilent,
  };
}
