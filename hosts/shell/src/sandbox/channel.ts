import type { RefObject } from 'react';
import { countEvent, emptyWindow } from '../health/rate-limit.rules.ts';
import type { FrameCode } from './frame-code.ts';
import { readMessage, sandboxLimits } from './messages.rules.ts';
import type { FromSandbox, Start, ToSandbox } from './messages.ts';

/** The channel between the page and one frame. */
export interface Channel {
  send(message: ToSandbox): void;
  close(): void;
}

interface ChannelEvents {
  onMessage(message: FromSandbox, channel: Channel): void;
  /** The frame exceeded the rate limit of messages, and the channel is closed. */
  onFlood(): void;
}

/**
 * Opens the channel to a frame whose document is ready for its code. The port is transferred once, so no other window has
 * it, and messages to this page's window are only counted.
 */
export function openChannel(
  frame: Window,
  first: { scripts: FrameCode['scripts']; start: Start },
  { onMessage, onFlood }: ChannelEvents,
): Channel {
  const { port1: ours, port2: theirs } = new MessageChannel();
  let received = emptyWindow;
  const channel: Channel = {
    send: (message) => ours.postMessage(message),
    close() {
      ours.close();
      removeEventListener('message', countStray);
    },
  };
  const isFlood = () => {
    received = countEvent(received, performance.now(), sandboxLimits.windowMs);
    if (received.count <= sandboxLimits.messages) return false;
    channel.close();
    onFlood();
    return true;
  };
  // Never read: they only keep the page busy.
  const countStray = ({ source }: MessageEvent) => source === frame && isFlood();
  addEventListener('message', countStray);
  ours.onmessage = ({ data }) => {
    if (isFlood()) return;
    const message = readMessage(data);
    if (message) onMessage(message, channel);
    else console.warn('A frame sent an invalid message.');
  };
  // An opaque origin cannot be named as the target.
  frame.postMessage(first, '*', [theirs]);
  return channel;
}

/** A frame that already has the focus is left alone: focusing it again blurs the element inside, which may be later. */
export function focusFrame(frame: HTMLIFrameElement | null): void {
  if (document.activeElement !== frame) frame?.focus({ preventScroll: true });
}

/** How much later than the frame's message the browser may report the click behind it: they come by different ways. */
const reportedWithinMs = 500;

/** Whether the visitor has just clicked or typed in the frame, which browsers report for the page around it too. */
export async function isInUse({ current: frame }: RefObject<HTMLIFrameElement | null>) {
  const isReported = () => document.activeElement === frame && navigator.userActivation.isActive;
  const untilMs = performance.now() + reportedWithinMs;
  while (!isReported() && performance.now() < untilMs)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return isReported();
}
