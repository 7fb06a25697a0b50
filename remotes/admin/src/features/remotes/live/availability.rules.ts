import type { Availability, Decided, Version } from '@larkfare/remote-cli/registry-api';

/** The effect of each decision, the usual one first. */
const decisions: Record<Availability, string> = {
  offered: 'Make it available again',
  yanked: 'Yank: it cannot be activated again; open pages keep it',
  'taken down': 'Take down: its files are no longer served; open pages may break',
};

/** The decisions about a version: every availability but the present one. */
export const availabilityChoices = ({ withdrawn }: Pick<Version, 'withdrawn'>) =>
  Object.entries(decisions)
    .filter(([availability]) => availability !== (withdrawn?.availability ?? 'offered'))
    .map(([value, label]) => ({ value, label }));

export const availabilityTitle = (availability: string): string =>
  ({ offered: 'Available', yanked: 'Yanked', 'taken down': 'Taken down' })[availability] ?? '';

/** The decision about `version` of a remote with this title, and what is live instead. */
export const decidedInWords = (
  title: string,
  version: string,
  availability: string,
  { replaced }: Pick<Decided, 'replaced'>,
): string =>
  [
    `${title} ${version}: ${availabilityTitle(availability)}.`,
    ...replaced.map(({ channel, version: live }) =>
      live
        ? `${live} is live in ${channel} instead.`
        : `${title} is no longer live in ${channel}, because it had no earlier version.`,
    ),
  ].join(' ');
