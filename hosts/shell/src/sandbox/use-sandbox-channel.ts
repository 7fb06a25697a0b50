import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useConsent, useSite, useToday } from '@larkfare/remote-contract';
import { openChannel, type Channel, focusFrame } from './channel.ts';
import { frameCode, type FrameCode } from './frame-code.ts';
import { useFrameMessages, type SandboxOptions } from './use-frame-messages.ts';

/** Provides a sandboxed remote with the shell's services. */
export function useSandboxChannel(options: SandboxOptions) {
  const { path, slot, frame, onFailure } = options;
  const site = useSite();
  const today = useToday();
  const { openChoices } = useConsent();
  const channel = useRef<Channel>(undefined);
  const framePath = useRef(path);
  const hasLoaded = useRef(false);
  const messages = useFrameMessages(options, framePath, channel);

  const onMessage = useEffectEvent(messages.onMessage);
  const failAsBroken = useEffectEvent(() => onFailure('broken'));
  const start = useEffectEvent((document: Window, { scripts, font }: FrameCode) => {
    framePath.current = path;
    channel.current = openChannel(
      document,
      {
        scripts,
        start: {
          path,
          ...(slot && { slot }),
          site,
          ...(font && { font }),
          today,
          windowHeight: window.innerHeight,
          hasConsent: openChoices !== undefined,
        },
      },
      {
        onMessage: (message, from) => onMessage(message, from), // At once: React's own tasks would wait behind the messages.
        onFlood: () => flushSync(() => failAsBroken()),
      },
    );
  });

  const [code] = useState(frameCode);
  // Before the frame can report that it is ready for its code, which it does once.
  useLayoutEffect(() => {
    let isCurrent = true;
    const begin = ({ source }: MessageEvent) => {
      const { contentWindow } = frame.current ?? {};
      if (!contentWindow || source !== contentWindow) return;
      removeEventListener('message', begin);
      void code.then((loaded) => isCurrent && start(contentWindow, loaded));
    };
    addEventListener('message', begin);
    return () => {
      isCurrent = false;
      removeEventListener('message', begin);
    };
  }, [frame, code]);

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
    height: messages.height,
    onDocumentLoad() {
      // A second document means that the remote has navigated its frame elsewhere.
      if (hasLoaded.current) onFailure('broken');
      hasLoaded.current = true;
    },
    focus,
    overdueOutcome: messages.overdueOutcome,
  };
}
