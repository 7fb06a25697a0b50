import { isOfficePath } from '../page/office-path.rules.ts';
import { sitePath } from '../page/site-path.rules.ts';
import type { FramedPage, FromFrame } from './messages.ts';

const failures = ['missing', 'broken', 'crashed'] as const;

/** What a frame may send. More than this no honest remote needs. */
export const frameLimits = {
  /** Characters of one message. */
  messageLength: 64_000,
  /** Longer texts for visitors are cut. */
  textLength: 200,
  descriptionLength: 500,
  /** Pixels; as high as a page of many results on a phone. */
  height: 30_000,
  /** In ten seconds; a frame that sends more is given up. */
  messages: 1000,
  /** In ten seconds; what goes beyond is refused and the frame goes on. */
  questions: 100,
  questionsAtOnce: 20,
  navigations: 20,
  notices: 5,
  windowMs: 10_000,
} as const;

/**
 * Reads what a frame sent, which may be anything.
 * @returns undefined for what is no message; texts are cut and numbers kept in their bounds
 */
export function readMessage(sent: unknown): FromFrame | undefined {
  if (typeof sent !== 'string' || sent.length > frameLimits.messageLength) return undefined;
  const message = parsed(sent);
  if (!isRecord(message)) return undefined;
  switch (message.kind) {
    case 'ready':
    case 'choices':
      return { kind: message.kind };
    case 'failed': {
      const outcome = failures.find((each) => each === message.outcome);
      return outcome && { kind: 'failed', outcome, reason: textIn(message.reason) };
    }
    case 'went': {
      const path = sitePath(message.path);
      return path === undefined
        ? undefined
        : {
            kind: 'went',
            path,
            isReplace: message.isReplace === true,
            keepsScroll: message.keepsScroll === true,
          };
    }
    case 'page':
      return isRecord(message.page) ? { kind: 'page', page: pageIn(message.page) } : undefined;
    case 'height':
      return isCount(message.pixels)
        ? { kind: 'height', pixels: Math.min(message.pixels, frameLimits.height) }
        : undefined;
    case 'ask':
      return questionIn(message);
    case 'notice':
      return message.tone === 'success' || message.tone === 'error'
        ? { kind: 'notice', tone: message.tone, text: textIn(message.text) }
        : undefined;
    case 'loading':
      return { kind: 'loading', isLoading: message.isLoading === true };
    case 'problem':
      return { kind: 'problem', message: textIn(message.message) };
    default:
      return undefined;
  }
}

function questionIn({ id, request }: Record<string, unknown>): FromFrame | undefined {
  if (!isCount(id) || !isRecord(request) || typeof request.query !== 'string') return undefined;
  const { query, variables = {}, operationName } = request;
  if (!isRecord(variables)) return undefined;
  return {
    kind: 'ask',
    id,
    request: { query, variables, ...(typeof operationName === 'string' && { operationName }) },
  };
}

const pageIn = ({ title, description, noIndex }: Record<string, unknown>): FramedPage => ({
  title: textIn(title),
  description: textIn(description, frameLimits.descriptionLength),
  noIndex: noIndex === true,
});

/** Where a frame may lead the visitor: to every page of this site but the back office, where people go by themselves. */
export function mayGo(path: string): boolean {
  const { pathname } = new URL(path, 'https://this.site');
  try {
    return !isOfficePath(decodeURIComponent(pathname));
  } catch {
    return false; // No router could read it either.
  }
}

/** Words to be shown: one line, not too long. */
const textIn = (value: unknown, atMost: number = frameLimits.textLength): string =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, atMost) : '';

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
