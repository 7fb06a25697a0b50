/** What a remote's build says about itself: dist/remote.json, read by the shell's server. */
export interface RemoteManifest {
  /** Lower-case word, unique among remotes, e.g. `public`. */
  name: string;
  /** What visitors read when this part cannot be shown, e.g. `The public site`. */
  title: string;
  /** The build's own hash: part of every address of its files. */
  build: string;
  /** The global variable that the entry script sets. */
  container: string;
  /** The global array through which the build's chunks arrive. */
  chunkGlobal: string;
  /** Versions of shared modules, as semver ranges. */
  needs: Record<string, string>;
  /** The container's script. */
  entry: string;
  routes: RemoteRoute[];
  /** Every file that a browser may ask for. */
  files: Record<string, RemoteFile>;
  /** The same app for the shell's server to draw the first screen with; without it the browser draws it. */
  server?: RemoteFile & { path: string };
}

export interface RemoteRoute {
  /** As in the remote's routes, e.g. `/countries/:regionId`. */
  path: string;
  /** Files that the first screen needs beside the entry, so that they can be fetched at once. */
  scripts: string[];
  styles: string[];
}

export interface RemoteFile {
  /** base64, as in an integrity attribute after `sha384-`. */
  sha384: string;
  bytes: number;
}
