import { frameLimits, readMessage } from './messages.rules.ts';
import { nothingSpent, spend } from './allowance.rules.ts';
import type { FromFrame, Start, ToFrame } from './messages.ts';

/** The line between the page and one frame. */
export interface Talk {
  tell(message: ToFrame): void;
  end(): void;
}

interface Hearing {
  hear(message: FromFrame, talk: Talk): void;
  /** The frame sends without end: nothing more is heard of it. */
  isFlooding(): void;
}

/**
 * Opens the line to a frame whose document is there. A port is handed over once: no other window has it, and what
 * anybody posts to this page's window is heard by nobody.
 */
export function openTalk(frame: Window, start: Start, { hear, isFlooding }: Hearing): Talk {
  const { port1: ours, port2: theirs } = new MessageChannel();
  let spent = nothingSpent;
  const talk: Talk = {
    tell: (message) => ours.postMessage(message),
    end: () => ours.close(),
  };
  ours.onmessage = ({ data }) => {
    spent = spend(spent, performance.now(), frameLimits.windowMs);
    if (spent.count > frameLimits.messages) {
      talk.end();
      isFlooding();
      return;
    }
    const message = readMessage(data);
    if (message) hear(message, talk);
    else console.warn('A frame sent what is no message.');
  };
  // A frame without an origin has no name that could be given here.
  frame.postMessage(start, '*', [theirs]);
  return talk;
}
