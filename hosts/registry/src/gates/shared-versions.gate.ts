import { satisfies, validRange } from 'semver';
import { type Gate } from './gate.ts';

/** A remote runs on the shell’s copies of shared modules: their versions must be ones it was built for. */
export const sharedVersionsGate: Gate = {
  name: 'shared versions',
  problems: ({ manifest }, { shared }) =>
    Object.entries(manifest.needs).flatMap(([module, range]) => {
      const version = shared[module];
      if (!version) return [`It needs ${module}, which the shell does not share.`];
      if (!validRange(range))
        return [`It needs ${module} “${range}”, which is no range of versions.`];
      if (!satisfies(version, range))
        return [`It needs ${module} ${range}; the shell has ${version}.`];
      return [];
    }),
};

/** Without it a remote would say nothing of the hooks it calls. */
const contract = '@larkfare/remote-contract';

export const contractGate: Gate = {
  name: 'contract',
  problems: ({ manifest }) =>
    Object.hasOwn(manifest.needs, contract) ? [] : [`It does not say which ${contract} it needs.`],
};
