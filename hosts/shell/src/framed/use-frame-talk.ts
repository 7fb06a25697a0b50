import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
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
import { usePageOnScreen } from '../page/page-on-screen.tsx';
import { nothingSpent, spend } from './allowance.rules.ts';
import { frameQuestions } from './frame-questions.ts';
import { framedVersion, type FromFrame } from './messages.ts';
import { frameLimits, mayGo } from './messages.rules.ts';
import { openTalk, type Talk } from './talk.ts';

interface Framed {
  /** The remote's, under which its words are told. */
  title: string;
  /** Of the frame's document. */
  address: string;
  /** Shown to this visitor only. */
  isPreview: boolean;
  /** Where the page is. */
  path: string;
  frame: RefObject<HTMLIFrameElement | null>;
  onReady: () => void;
  onFailure: (outcome: Outcome) => void;
}

/** How high each page of a frame was, so that going back finds its place on it. */
const heights = new Map<string, number>();

/** Does for a frame what the shell does for remotes in the page, as far as it may ask for that. */
export function useFrameTalk({
  title,
  address,
  isPreview,
  path,
  frame,
  onReady,
  onFailure,
}: Framed) {
  const { pageShown } = usePageOnScreen();
  const notify = useNotify();
  const reportError = useGlobalError();
  const site = useSite();
  const today = useToday();
  const { openChoices } = useConsent();
  const navigate = useNavigate();
  const [height, setHeight] = useState(() => heights.get(path));
  const [isLoading, setIsLoading] = useState(false);
  useLoading(isLoading);
  const talk = useRef<Talk>(undefined);
  /** Where the frame is, as far as it told. */
  const framePath = useRef(path);
  const spent = useRef({ navigations: nothingSpent, notices: nothingSpent });
  const mayStill = (what: 'navigations' | 'notices') => {
    spent.current[what] = spend(spent.current[what], performance.now(), frameLimits.windowMs);
    return spent.current[what].count <= frameLimits[what];
  };
  const [ask] = useState(() => frameQuestions(address, isPreview));

  function go({ path: to, isReplace, keepsScroll }: Extract<FromFrame, { kind: 'went' }>) {
    if (!mayGo(to) || !mayStill('navigations')) {
      console.warn(`${title} may not lead to ${to}.`);
      return;
    }
    framePath.current = to;
    void navigate(to, { replace: isReplace, preventScrollReset: keepsScroll });
  }

  const hear = useEffectEvent((message: FromFrame, from: Talk) => {
    switch (message.kind) {
      case 'ready':
        return onReady();
      case 'failed':
        console.error(`The remote in the frame failed: ${message.reason}`);
        return onFailure(message.outcome);
      case 'went':
        return go(message);
      case 'page':
        return pageShown({ ...message.page, title: message.page.title || title });
      case 'height':
        heights.set(framePath.current, message.pixels);
        return setHeight(message.pixels);
      case 'ask':
        return void ask(message.request).then((answer) =>
          from.tell({ kind: 'answer', id: message.id, ...answer }),
        );
      case 'notice':
        // Under its own name: nobody takes it for the site's word.
        return mayStill('notices') ? notify[message.tone](`${title}: ${message.text}`) : undefined;
      case 'loading':
        return setIsLoading(message.isLoading);
      case 'problem':
        return reportError(`${title}: ${message.message}`);
      case 'choices':
        return mayStill('notices') ? openChoices?.() : undefined;
      default:
        return message satisfies never;
    }
  });
  const isBroken = useEffectEvent(() => onFailure('broken'));
  const begin = useEffectEvent((document: Window) => {
    framePath.current = path;
    talk.current = openTalk(
      document,
      {
        kind: 'start',
        version: framedVersion,
        path,
        site,
        today,
        windowHeight: window.innerHeight,
        hasChoices: openChoices !== undefined,
      },
      { hear: (message, from) => hear(message, from), isFlooding: () => isBroken() },
    );
  });

  const [documents, setDocuments] = useState(0);
  useEffect(() => {
    const { contentWindow } = frame.current ?? {};
    if (documents === 1 && contentWindow) begin(contentWindow);
    // A second one is none of ours: what was in the frame led it elsewhere.
    if (documents > 1) isBroken();
  }, [documents, frame]);

  useEffect(() => {
    if (!talk.current || framePath.current === path) return;
    framePath.current = path;
    talk.current.tell({ kind: 'go', path });
    frame.current?.focus({ preventScroll: true });
  }, [path, frame]);

  useEffect(() => {
    const look = () =>
      talk.current?.tell({ kind: 'look', today, windowHeight: window.innerHeight });
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [today]);

  useEffect(() => () => talk.current?.end(), []);

  function focus(on: 'heading' | 'main') {
    frame.current?.focus({ preventScroll: true });
    talk.current?.tell({ kind: 'focus', on });
  }
  return { height, isThere: () => setDocuments((now) => now + 1), focus };
}
