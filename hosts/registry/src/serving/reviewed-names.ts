import { navigationSlot } from '@larkfare/remote-contract/slots';
import { type Manifest } from '../versions/published.input.ts';

/** Texts of a remote that the site's own pages show, outside its frame. */
export interface ReviewedNames {
  /** Absent if none was reviewed: the remote's name, which an administrator registered, then takes its place. */
  title?: string;
  /** Labels of entries in the site's navigation, by path. */
  labels: Map<string, string>;
}

type Named = Pick<Manifest, 'title' | 'slots'>;

const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** The names in the latest reviewed version, for unreviewed ones: visitors take them for texts of the site. */
export const reviewedNames = (reviewed?: Named): ReviewedNames => ({
  ...(reviewed && { title: reviewed.title }),
  labels: new Map(
    (reviewed?.slots ?? []).flatMap(({ slot, path, label }) =>
      slot === navigationSlot && path && label ? [[path, label] as const] : [],
    ),
  ),
});

/** The manifest as pages show it. An entry of the navigation is left out if no entry for its path was reviewed. */
export function withNames<Shown extends Named & Pick<Manifest, 'name'>>(
  manifest: Shown,
  { title = titleOf(manifest.name), labels }: ReviewedNames,
): Shown {
  const slots = manifest.slots?.flatMap((slot) => {
    if (slot.slot !== navigationSlot) return [slot];
    const label = labels.get(slot.path ?? '');
    return label === undefined ? [] : [{ ...slot, label }];
  });
  return { ...manifest, title, ...(slots && { slots }) };
}
