import { type Manifest } from '../versions/published.input.ts';

/** What a build says about itself: which files it has, and what they hash to. */
export type Build = Pick<Manifest, 'name' | 'build' | 'files'>;

/** Where the files of published builds are kept, for ever. */
export interface Storage {
  /** Keeps all files of a build or none; a build that is there already stays as it is. */
  put(build: Build, files: ReadonlyMap<string, Buffer>): Promise<void>;
  /**
   * The folder on this machine's disk that holds the build's files, fetched there first when it has to be.
   * @throws when they have to be and cannot
   */
  folderOf(build: Build): Promise<string>;
}
