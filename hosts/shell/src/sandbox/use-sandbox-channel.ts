import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useConsent, useSite, useToday } from '@larkfare/remote-contract';
import { openChannel, type Channel, focusFrame } from './channel.ts';
import { channelVersion } from './messages.ts';
import { useFrameMessages, type SandboxOptions } from './use-frame-messages.ts';

/** Provides a sandboxed remote with the shell's services. */
export function useSandboxChannel(options: SandboxOptions) {
  const { path, slot, frame, onFailure } = options;
  const site = useSite();
  const today = useToday();
  const { openChoices } = useConsent();
  const channel = useRef<Channel>(undefined);
  const framePath = useRef(path);
  const messages = useFrameMessages(options, framePath, channel);

  const onMessage = useEffectEvent(messages.onMessage);
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
    height: messages.height,
    onDocumentLoad: () => setDocuments((now) => now + 1),
    focus,
    overdueOutcome: messages.overdueOutcome,
  };
}
