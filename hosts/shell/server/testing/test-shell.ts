import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { PageData } from '../../src/page/page-data.ts';
import type { RenderedPage, RenderRequest } from '../../src/ssr/messages.ts';
import { fileRoutes } from '../files/file-routes.ts';
import { pageRoutes, type PageRoutesOptions } from '../page/page-routes.ts';
import { type Remote, watchRemoteFolder } from '../remotes/remote-folder.ts';
import type { PartnerVersion } from '../ssr/renderer.ts';
import { testRemote } from './test-remote.ts';

export type TestShell = Awaited<ReturnType<typeof startTestShell>>;

/** State that a test may change while the server runs. */
interface Given {
  /** The renderer's result; without it, pages are rendered in the browser. */
  rendered?: RenderedPage | undefined;
  /** The revision of the data; without it, no page is cached. */
  revision?: string;
  /** The site's address. */
  tagline: string;
  /** Differences from the remote on disk. */
  changes: Partial<Remote>;
}

/** The shell's pages and files, with one remote on disk that is not built yet. */
export async function startTestShell() {
  const folder = mkdtempSync(join(tmpdir(), 'shell-'));
  writeFileSync(join(folder, 'shell.js'), 'shell');
  writeFileSync(join(folder, 'shell.js.map'), 'map');
  const disk = testRemote();
  const look = watchRemoteFolder(disk.folder, () => undefined);
  const given: Given = { tagline: 'Flights "from" the UK', changes: {} };
  const app = fastify();

  const pageOptions = (): PageRoutesOptions => ({
    shell: {
      folder,
      script: 'shell.js',
      integrity: 'sha384-shell',
      fonts: ['figtree.woff2'],
      icon: 'data:,',
      css: ':root{}',
      renderThread: '',
      sandboxScreen: ['sandbox-screen.js'],
      frame: { scripts: {}, css: {} },
    },
    remotes: () => [{ ...look(), ...shell.changes }],
    published: {
      preview: async (token) => (token === 'valid' ? look() : undefined),
      live: () => [],
      build: async () => undefined,
      folder: '',
      groups: { of: () => 7, signed: (group) => `${group}.signed`, read: () => undefined },
      reports: {
        sent: () => 'a nonce',
        nonceOf: async () => undefined,
        failed: () => undefined,
      },
    },
    renderer: {
      render: (request, partner) => {
        shell.renderRequests.push(request);
        shell.partners.push(partner);
        const now = shell.rendered;
        const responses = { length: 0, areUnchanged: async () => shell.rendered === now };
        return Promise.resolve(now && { ...now, responses });
      },
      close: () => Promise.resolve(),
    },
    siteFacts: () => Promise.resolve({ name: '</title><script>', tagline: shell.tagline }),
    origin: () => 'https://www.larkfare.example',
    frameSources: [],
    cdnSeconds: 60,
    revision: () => shell.revision,
    now: () => new Date('2026-11-20T23:30:00Z'),
  });

  const shell = Object.assign(given, {
    disk,
    look,
    app,
    pageOptions,
    /** Calls of the renderer, in order. */
    renderRequests: [] as RenderRequest[],
    /** The partner's version of each of these requests. */
    partners: [] as (PartnerVersion | undefined)[],
    get: (url: string) => app.inject({ url }),
    async close() {
      await app.close();
      disk.delete();
      rmSync(folder, { recursive: true });
    },
  });
  await app.register(fileRoutes, { shellFolders: [folder], remotes: () => [look()] });
  await app.register(pageRoutes, pageOptions());
  return shell;
}

/** The JSON of a block of data in a page. */
export const block = (html: string, id: string) =>
  JSON.parse(
    new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)?.[1] ?? '',
  );

export const pageData = (html: string): PageData => block(html, 'page-data');

/** A rendered screen of deals. */
export const deals = (html: string): RenderedPage => ({
  html: [Buffer.from(html)],
  page: { title: 'Deals', description: 'Offers.' },
  graphql: '[]',
  isComplete: true,
});
