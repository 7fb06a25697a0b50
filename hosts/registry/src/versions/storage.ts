import { type Manifest } from './published.input.ts';

/** The name, hash and files of a build. */
export type Build = Pick<Manifest, 'name' | 'build' | 'files' | 'server'>;

/** Paths of the files of published builds in the registry's folder. */
export const buildsFolder = (registryFolder: string) => `${registryFolder}/remotes`;

/** Stores the files of published builds permanently. */
export interface Storage {
  /** Stores all files of a build or none; an existing build stays unchanged. */
  put(build: Build, files: ReadonlyMap<string, Buffer>): Promise<void>;
  /**
   * A local folder with the build's files, fetched if necessary.
   * @throws if they cannot be fetched
   */
  folderOf(build: Build): Promise<string>;
}
