import { satisfies, validRange } from 'semver';
import { type Gate } from './gate.ts';

/** The shell's versions of shared modules must satisfy the ranges the remote was built for. */
export const sharedVersionsGate: Gate = {
  name: 'shared versions',
  problems: ({ manifest }, { shared }) =>
    Object.entries(manifest.needs).flatMap(([module, range]) => {
      const version = shared[module];
      if (!version) return [`It needs ${module}, which the shell does not share.`];
      if (!validRange(range))
        return [`It needs ${module} “${range}”, which is not a version range.`];
      if (!satisfies(version, range))
        return [`It needs ${module} ${range}; the shell has ${version}.`];
      return [];
    }),
};

const contract = '@larkfare/remote-contract';

/** A remote must declare which version of the contract it was built for. */
export const contractGate: Gate = {
  name: 'contract',
  problems: ({ manifest }) =>
    Object.hasOwn(manifest.needs, contract)
      ? []
      : [`It does not declare which version of ${contract} it needs.`],
};
