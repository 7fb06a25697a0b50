import { toErrorText } from '../federation/error-text.rules.ts';
import { rateLimits } from '../health/rate-limit.rules.ts';
import { isOfficePath, sitePath } from '../page/path.rules.ts';
import type { FromSandbox, Seen } from './messages.ts';

const failures = ['missing', 'broken', 'crashed'] as const;

/** Limits of what a frame may send; no honest remote needs more. */
export const sandboxLimits = {
  /** Characters of one message. */
  messageLength: 64_000,
  /** Longer texts for visitors are cut. */
  textLength: 200,
  /** Pixels; as high as a page of many results on a phone. */
  height: 30_000,
  /** Per window; a frame that sends more is removed. */
  messages: 1000,
  /** Per window; the excess is refused and the frame stays. */
  queries: rateLimits.requests,
  concurrentQueries: 20,
  navigations: rateLimits.navigations,
  notices: rateLimits.notices,
  windowMs: rateLimits.windowMs,
} as const;

/**
 * Parses what a frame sent, which may be anything.
 * @returns undefined for anything that is not a message; texts are cut and numbers are clamped
 */
export function readMessage(sent: unknown): FromSandbox | undefined {
  if (typeof sent !== 'string' || sent.length > sandboxLimits.messageLength) return undefined;
  const message = parsed(sent);
  if (!isRecord(message)) return undefined;
  switch (message.kind) {
    case 'ready':
    case 'openConsent':
      return { kind: message.kind };
    case 'failed': {
      const outcome = failures.find((each) => each === message.outcome);
      return outcome && { kind: 'failed', outcome, error: toErrorText(message.error) };
    }
    case 'uncaught':
      return { kind: 'uncaught', error: toErrorText(message.error) };
    case 'navigated': {
      const path = sitePath(message.path);
      return path === undefined
        ? undefined
        : {
            kind: 'navigated',
            path,
            isReplace: message.isReplace === true,
            keepsScroll: message.keepsScroll === true,
          };
    }
    case 'height':
      return isCount(message.pixels)
        ? { kind: 'height', pixels: Math.min(message.pixels, sandboxLimits.height) }
        : undefined;
    case 'observation':
      return seenIn(message);
    case 'query':
      return queryIn(message);
    case 'notice':
      return message.tone === 'success' || message.tone === 'error'
        ? { kind: 'notice', tone: message.tone, text: textIn(message.text) }
        : undefined;
    case 'loading':
      return { kind: 'loading', isLoading: message.isLoading === true };
    case 'problem':
      return {
        kind: 'problem',
        message: textIn(message.message),
        isOutage: message.isOutage === true,
      };
    default:
      return undefined;
  }
}

function seenIn({ observation, usedBytes, busyMs }: Record<string, unknown>): Seen | undefined {
  if (!isRecord(observation) || !isCount(usedBytes) || !isCount(busyMs)) return undefined;
  const { hasHeading, isHeadingVisible, isBlank } = observation;
  return {
    kind: 'observation',
    observation: {
      hasHeading: hasHeading === true,
      isHeadingVisible: isHeadingVisible === true,
      isBlank: isBlank === true,
    },
    usedBytes,
    busyMs,
  };
}

function queryIn({ id, request }: Record<string, unknown>): FromSandbox | undefined {
  if (!isCount(id) || !isRecord(request) || typeof request.query !== 'string') return undefined;
  const { query, variables = {}, operationName } = request;
  if (!isRecord(variables)) return undefined;
  return {
    kind: 'query',
    id,
    request: { query, variables, ...(typeof operationName === 'string' && { operationName }) },
  };
}

/** The height and the loading bar are the page's own, and not what fills a slot of it to change. */
export const isOfPage = (kind: FromSandbox['kind']): boolean =>
  kind === 'height' || kind === 'loading';

/** Whether a frame may navigate the page to a path: anywhere on this site but the back office. */
export function mayNavigateTo(path: string): boolean {
  const { pathname } = new URL(path, 'https://this.site');
  try {
    return !isOfficePath(decodeURIComponent(pathname));
  } catch {
    return false; // The router could not decode it either.
  }
}

/** Text for visitors: one line, cut to a length. */
const textIn = (value: unknown, maxLength: number = sandboxLimits.textLength): string =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, maxLength) : '';

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
