import type { GraphqlAnswer, GraphqlExecutor } from '@larkfare/service-kit';
import type { FromFrame, Start, ToFrame } from '../messages.ts';

/** The line to the page around this frame. */
export interface PageLine {
  start: Start;
  tell(message: FromFrame): void;
  /** Hears what the page tells from now on. */
  hear(listener: (message: Exclude<ToFrame, { kind: 'answer' }>) => void): void;
  /** Asks the API through the page. @throws when the page refuses or the site does not answer */
  ask: GraphqlExecutor;
}

/** Waits for the page, which hands over the line once this document is there. */
export const pageLine = (): Promise<PageLine> =>
  new Promise((resolve) => {
    window.addEventListener('message', function begin({ source, data, ports: [port] }) {
      if (source !== window.parent || !port) return;
      window.removeEventListener('message', begin);
      resolve(lineThrough(port, data));
    });
  });

type Waiting = { resolve(answer: GraphqlAnswer): void; reject(problem: Error): void };

function lineThrough(port: MessagePort, start: Start): PageLine {
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<Parameters<PageLine['hear']>[0]>();
  let asked = 0;
  const tell = (message: FromFrame) => port.postMessage(JSON.stringify(message));

  port.onmessage = ({ data: message }: MessageEvent<ToFrame>) => {
    if (message.kind !== 'answer') {
      for (const listener of listeners) listener(message);
      return;
    }
    const question = waiting.get(message.id);
    waiting.delete(message.id);
    if ('problem' in message) question?.reject(new Error(message.problem));
    else question?.resolve(message);
  };
  return {
    start,
    tell,
    hear: (listener) => void listeners.add(listener),
    ask: ({ query, variables, operationName }) =>
      new Promise((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve, reject });
        tell({
          kind: 'ask',
          id: asked,
          request: {
            query,
            ...(variables && { variables }),
            ...(operationName && { operationName }),
          },
        });
      }),
  };
}
