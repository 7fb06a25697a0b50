import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteApp } from '@larkfare/remote-contract';
import { TimedOut } from '../federation/deadline.ts';
import { createLayoutStore } from '../federation/layout-store.ts';
import { RemoteFailure } from '../federation/remote-failure.ts';
import { createRemotes } from '../federation/remotes.ts';
import { InPage } from '../testing/in-page.tsx';
import { PlainScreen } from './plain-screen.tsx';
import { SiteFrame } from './site-frame.tsx';

Reflect.set(globalThis, 'SHARED_VERSIONS', {});

const Header = () => <header>The site’s header</header>;
const Footer = () => <footer>The site’s footer</footer>;
const withLayout = (layout?: RemoteApp['layout']): RemoteApp => ({
  routes: [],
  ...(layout && { layout }),
});
const remote = { name: 'public', title: 'The public site', paths: ['/home'] };

/** A layout whose remote loads like this. */
const layoutFrom = (load: () => Promise<RemoteApp>) =>
  createLayoutStore({ ...createRemotes([]), load }, remote);

const show = (layout: ReturnType<typeof layoutFrom>) =>
  render(
    <InPage layout={layout}>
      <SiteFrame>
        <input aria-label="Of the page" />
      </SiteFrame>
    </InPage>,
  );
const homeLink = () => screen.queryByRole('link', { name: 'Larkfare' });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
});

test('a page is between the header and the footer of the site, whose styles cannot reach it', async () => {
  const layout = layoutFrom(() => Promise.resolve(withLayout({ Header, Footer })));
  await layout.load();

  show(layout);

  const page = screen.getByLabelText('Of the page');
  expect(screen.getByRole('banner').closest('[data-boundary="public"]')).toBeTruthy();
  expect(screen.getByRole('contentinfo').closest('[data-boundary="public"]')).toBeTruthy();
  expect(screen.getByRole('main').contains(page)).toBe(true);
  expect(page.closest('[data-boundary]')).toBeNull();
});

test('a layout that hangs lets the page be shown with a link home, and what was typed stays when it comes', async () => {
  jest.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<RemoteApp>();
  const layout = layoutFrom(() => promise);
  const waiting = layout.load();
  await jest.advanceTimersByTimeAsync(1000);
  await waiting;
  jest.useRealTimers();
  show(layout);
  expect(homeLink()).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox'), 'Oban');

  await act(async () => {
    resolve(withLayout({ Header, Footer }));
    await layout.load();
  });

  screen.getByText('The site’s footer');
  expect(homeLink()).toBeNull();
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Oban');
});

test('a layout that comes after its time is shown', async () => {
  const { promise, resolve } = Promise.withResolvers<RemoteApp>();
  const late = new RemoteFailure('public', new TimedOut(4000, promise));
  const load = jest.fn(() => Promise.resolve(withLayout({ Header, Footer })));
  load.mockImplementationOnce(() => Promise.reject(late));
  const layout = layoutFrom(load);
  await layout.load();
  show(layout);
  expect(homeLink()).toBeTruthy();

  await act(async () => resolve(withLayout({ Header, Footer })));

  expect(await screen.findByText('The site’s header')).toBeTruthy();
});

test('a header that throws is reported and gives way to a link home, and costs neither the page nor the footer', async () => {
  const problem = new Error('No lark');
  const Broken = () => {
    throw problem;
  };
  const layout = layoutFrom(() => Promise.resolve(withLayout({ Header: Broken, Footer })));
  const fail = jest.spyOn(layout, 'fail');
  await layout.load();

  show(layout);

  expect(homeLink()).toBeTruthy();
  screen.getByRole('textbox');
  screen.getByText('The site’s footer');
  expect(fail).toHaveBeenCalledWith(problem);
});

test('a screen of the shell has one main element, in the frame of the site and without', () => {
  const plain = (
    <PlainScreen heading="Not here" text="Sorry.">
      <button>Back</button>
    </PlainScreen>
  );
  const { rerender } = render(<InPage>{plain}</InPage>);
  screen.getByRole('main');

  rerender(
    <InPage>
      <SiteFrame>{plain}</SiteFrame>
    </InPage>,
  );
  screen.getByRole('main');
});
