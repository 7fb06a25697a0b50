/** Messages of a frame. It is removed after more than a thousand messages in ten seconds. */
export interface Sent {
  /** Each payload alone. */
  texts: readonly string[];
  /** Several payloads in one text each. */
  groups: readonly string[];
}

/**
 * Sends each text in every place of every message to the page, in the frame of a remote: it is copied into the remote's
 * script unchanged, so it uses nothing from around it. Messages that end a frame are left out.
 * @returns a function that sends more
 */
export async function saysEverywhere({ texts, groups }: Sent, path: string) {
  const port = await new Promise<MessagePort>((resolve) => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      // React has a separate port; messages to the page are text.
      if (typeof message === 'string') resolve(this);
      postMessage.call(this, message);
    };
  });
  const say = (message: unknown) => port.postMessage(JSON.stringify(message));
  for (const [index, text] of texts.entries()) {
    say({ kind: 'navigated', path: text });
    say({ kind: 'height', pixels: text });
    say({ kind: 'observation', observation: { [text]: text }, usedBytes: text, busyMs: text });
    say({ kind: text, [text]: text });
    if (index >= 90) continue;
    const request = { query: text, operationName: text, variables: { [text]: text } };
    say({ kind: 'query', id: 10_000 + index, request });
  }
  for (const text of groups) {
    say({ kind: 'page', page: { title: text, description: text, canonicalPath: text } });
    say({ kind: 'notice', tone: 'error', text });
    say({ kind: 'notice', tone: text, text });
    say({ kind: 'uncaught', error: { name: text, message: text, stack: text } });
    say({ kind: 'loading', isLoading: text });
  }
  for (const text of [texts.slice(0, 75).join(' '), texts.slice(75).join(' ')]) {
    say({ kind: 'navigated', path: `${path}?said=${text}`, isReplace: true });
    say({ kind: 'navigated', path: `${path}?said=${encodeURIComponent(text)}`, isReplace: true });
    say({ kind: 'navigated', path: `${path}#${text}`, isReplace: true });
  }
  return say;
}
