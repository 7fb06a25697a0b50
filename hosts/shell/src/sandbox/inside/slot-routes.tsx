import { useEffect, useState, type ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { FilledSlot } from '../messages.ts';
import type { PageChannel } from './page-channel.ts';

/** The contribution to a slot, as the only screen of this frame. */
export const slotRoutes = (
  { start, onMessage }: PageChannel,
  slot: FilledSlot,
  Part: ComponentType<object>,
): RouteObject[] => [
  {
    path: start.path,
    Component: function SlotPart() {
      const [props, setProps] = useState(slot.props);
      useEffect(
        () => onMessage((message) => message.kind === 'props' && setProps(message.props)),
        [],
      );
      return <Part {...props} />;
    },
  },
];
