/** Where the files of published builds are kept, for ever. */
export interface Storage {
  /** Keeps all files of a build or none; a build that is there already stays as it is. */
  put(remote: string, build: string, files: ReadonlyMap<string, Buffer>): Promise<void>;
  /** The folder on this machine's disk that holds the build's files, fetched there first when it has to be. */
  folderOf(remote: string, build: string): Promise<string>;
}
