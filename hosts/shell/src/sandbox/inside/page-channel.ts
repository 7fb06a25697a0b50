import type { GraphqlAnswer, GraphqlExecutor } from '@larkfare/server-kit/executor';
import type { FromSandbox, Start, ToSandbox } from '../messages.ts';

/** The channel to the page around this frame. */
export interface PageChannel {
  start: Start;
  send(message: FromSandbox): void;
  /** Subscribes to the page's messages. */
  onMessage(listener: (message: Exclude<ToSandbox, { kind: 'answer' }>) => void): void;
  /** Runs a GraphQL operation through the page. @throws when the page refuses it or the site does not respond */
  query: GraphqlExecutor;
}

declare global {
  /** The page's first message, which the script of sandbox-document.ts received. */
  var pageStart: { start: Start; port: MessagePort };
}

type Waiting = { resolve(answer: GraphqlAnswer): void; reject(problem: Error): void };

export function openPageChannel(): PageChannel {
  const { start, port } = pageStart;
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<Parameters<PageChannel['onMessage']>[0]>();
  let lastId = 0;
  const send = (message: FromSandbox) => port.postMessage(JSON.stringify(message));

  port.onmessage = ({ data: message }: MessageEvent<ToSandbox>) => {
    if (message.kind !== 'answer') {
      for (const listener of listeners) listener(message);
      return;
    }
    const pending = waiting.get(message.id);
    waiting.delete(message.id);
    if ('problem' in message) pending?.reject(new Error(message.problem));
    else pending?.resolve(message);
  };
  return {
    start,
    send,
    onMessage: (listener) => void listeners.add(listener),
    query: ({ query, variables, operationName }) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        send({
          kind: 'query',
          id: lastId,
          request: {
            query,
            ...(variables && { variables }),
            ...(operationName && { operationName }),
          },
        });
      }),
  };
}

/** Runs the operations of the frame's client through the page instead of the network. */
export const fetchThrough =
  ({ query }: PageChannel): typeof fetch =>
  async (_address, options) =>
    Response.json(await query(JSON.parse(String(options?.body))));
