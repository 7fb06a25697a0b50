import { navigationSlot, slots } from '@larkfare/remote-contract/slots';
import { type Manifest } from '../versions/published.input.ts';
import { type Gate } from './gate.ts';

const slotNames = [...Object.keys(slots), navigationSlot];

/** A remote contributes to slots that exist, each once, with what the slot requires. */
export const slotsGate: Gate = {
  name: 'slots',
  problems({ manifest, files }) {
    const { slots = [], entry } = manifest;
    const script = files.get(entry)?.toString('utf8') ?? '';
    return slots.flatMap((contribution, index) => {
      const { slot } = contribution;
      if (!slotNames.includes(slot))
        return [`There is no slot “${slot}”. There are ${slotNames.join(', ')}.`];
      if (slots.findIndex((other) => other.slot === slot) < index)
        return [`It contributes to ${slot} twice.`];
      if (slot === navigationSlot) return navigationProblems(contribution, manifest);
      return script.includes(`./slots/${slot}`)
        ? []
        : [`${slot} needs a component, which the build exposes as ./slots/${slot}.`];
    });
  },
  note: ({ manifest: { slots = [] } }) =>
    slots.some(({ slot }) => slot !== navigationSlot)
      ? 'passed; components run in frames until the version is reviewed'
      : undefined,
};

function navigationProblems(
  { label, path }: NonNullable<Manifest['slots']>[number],
  { routes }: Manifest,
): string[] {
  const isOwn = routes.some((route) => route.path === path && !/[:*]/.test(route.path));
  return [
    ...(label ? [] : [`${navigationSlot} needs a label.`]),
    ...(isOwn
      ? []
      : [`${navigationSlot} needs the path of a route of this remote without parameters.`]),
  ];
}
