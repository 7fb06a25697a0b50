import type { Availability, Version } from '@larkfare/remote-cli/registry-api';

export const availabilityOf = ({ withdrawn }: Pick<Version, 'withdrawn'>): Availability =>
  withdrawn?.availability ?? 'offered';

export const availabilityTitle = (availability: Availability): string =>
  ({ offered: 'Available', yanked: 'Yanked', 'taken down': 'Taken down' })[availability];

/** What each decision does, in the words of a choice. */
const decisions: Record<Availability, string> = {
  offered: 'Make it available again',
  yanked: 'Yank: it cannot be activated again; open pages keep it',
  'taken down': 'Take down: its files are no longer served; open pages may break',
};

/** The decisions other than the current one, the usual one first. */
export const decisionsFor = (current: Availability): [Availability, string][] =>
  (Object.entries(decisions) as [Availability, string][]).filter(
    ([availability]) => availability !== current,
  );
