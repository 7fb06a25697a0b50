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

/** A remote declares which contract it was built for, and takes React, of which a page may have only one, from the shell. */
export const contractGate: Gate = {
  name: 'contract',
  problems: ({ manifest: { needs } }) => [
    ...(Object.hasOwn(needs, contract)
      ? []
      : [`It does not declare which version of ${contract} it needs.`]),
    ...(Object.keys(needs).some((module) => /^react(\/|$)/.test(module))
      ? []
      : ['It brings a React of its own: share react and react/jsx-runtime as singletons.']),
  ],
};
