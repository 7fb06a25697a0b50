/** The description of a remote's build: dist/remote.json, read by the shell's server. */
export interface RemoteManifest {
  /** Lower-case word, unique among remotes, e.g. `public`. */
  name: string;
  /** Named in messages to visitors when this part cannot be shown, e.g. `The guide`. */
  title: string;
  /** The build's own hash: part of every address of its files. */
  build: string;
  /** The global variable that the entry script sets. */
  container: string;
  /** The global array through which the build's chunks arrive. */
  chunkGlobal: string;
  /** 1: its pages bring a header and a main element; 2: the shell renders them. Since 1.6. */
  contract?: 1 | 2 | undefined;
  /** Versions of shared modules, as semver ranges. */
  needs: Record<string, string>;
  /** The container's script. */
  entry: string;
  /** An ES module, such as Vite's builds are. Others are scripts that set the container. */
  type?: 'module' | undefined;
  routes: RemoteRoute[];
  /** Contributions to pages of the site. */
  slots?: RemoteSlot[];
  /** Files of the header and footer besides the entry, in the site's own remote that brings them. */
  layout?: { scripts: string[]; styles: string[] } | undefined;
  /** Every file that browsers may request. */
  files: Record<string, RemoteFile>;
  /** The build for server rendering; without it, first screens are rendered in the browser. */
  server?: RemoteFile & { path: string };
}

export interface RemoteRoute {
  /** The path in the remote's routes, e.g. `/countries/:regionId`. */
  path: string;
  /** Files that the first screen needs besides the entry, to be preloaded. */
  scripts: string[];
  styles: string[];
  /**
   * The query parameters that the page reads. Those of other names neither make another page on the server nor reach its
   * rendering; without the list all are kept.
   */
  parameters?: string[];
  /** For search engines and link previews, while the page is not rendered on the server. Since 1.4. */
  title?: string;
  description?: string;
}

/** A component that fills a slot, exposed as `./slots/<slot>`, or a navigation entry. */
export interface RemoteSlot {
  /** A `SlotName`, or `navigation-entry`. */
  slot: string;
  /** Files of the component besides the entry. */
  scripts: string[];
  styles: string[];
  /** Label of a navigation entry. */
  label?: string;
  /** Path of a navigation entry: a route of this remote. */
  path?: string;
}

export interface RemoteFile {
  /** base64, as in an integrity attribute after `sha384-`. */
  sha384: string;
  bytes: number;
}
