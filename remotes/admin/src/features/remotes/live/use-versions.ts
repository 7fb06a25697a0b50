import type { Version } from '@larkfare/remote-cli/registry-api';
import { partOf } from '@larkfare/ui-kit';
import { useRegistryQuery } from '../registry/use-registry-query.ts';

/** Every published version of a remote, the latest first. */
export const useVersions = (remote: string) =>
  partOf(
    useRegistryQuery<{ versions: Version[] }>(
      `/remotes/${remote}/versions`,
      'The versions could not be loaded.',
    ),
    ({ versions }) => versions,
  );
