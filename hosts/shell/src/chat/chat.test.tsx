import { MemoryRouter } from 'react-router';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { installBrowserParts } from '@larkfare/ui-kit/testing';
import type { ChatOffer } from '../page/page-data.ts';
import { useChat } from './use-chat.tsx';

const crisp: ChatOffer = { provider: 'crisp', embedUrl: 'https://go.crisp.chat/chat/embed/?a=b' };
const announcements: string[] = [];
const announce = (text: string) => void announcements.push(text);
const notify = { success: announce, error: announce };

function Page({
  offer = crisp,
  today = '2026-11-20',
  path = '/home',
}: {
  offer?: ChatOffer | null;
  today?: string;
  path?: string;
}) {
  const { banner, launcher, openChoices } = useChat(offer ?? undefined, { today, notify });
  return (
    <MemoryRouter initialEntries={[path]}>
      {banner}
      <main tabIndex={-1}>The page</main>
      {openChoices && <button onClick={openChoices}>Cookie choices</button>}
      {launcher}
    </MemoryRouter>
  );
}

beforeEach(() => {
  installBrowserParts();
  localStorage.clear();
  announcements.length = 0;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

/** Waits for the parts that are loaded on demand, whose imports the page has started. */
const settle = () =>
  act(async () => {
    await Promise.all([import('./consent-banner.tsx'), import('./chat-launcher.tsx')]);
  });
async function open(props: Parameters<typeof Page>[0] = {}) {
  const page = render(<Page {...props} />);
  await settle();
  return page;
}
const banner = () => screen.queryByRole('region', { name: 'May we offer you live chat?' });
const launcher = () => screen.queryByRole('button', { name: 'Chat' });
async function press(name: string) {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  await settle();
}

test('a site without a chat shows neither prompt nor chat', async () => {
  await open({ offer: null });

  expect([banner(), launcher(), screen.queryByText('Cookie choices')]).toEqual([null, null, null]);
});

test('the prompt leaves the focus where it is, and rejecting is as easy as accepting', async () => {
  await open();

  const choices = within(banner() ?? document.body).getAllByRole('button');
  expect(choices.map((button) => button.textContent)).toEqual(['Reject', 'Accept']);
  expect(new Set(choices.map((button) => button.className)).size).toBe(1);
  expect(document.activeElement).toBe(document.body);
  expect(launcher()).toBeNull();
});

test('after a rejection there is no prompt and no chat', async () => {
  const { unmount } = await open();
  await press('Reject');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  unmount();

  await open();

  expect([banner(), launcher()]).toEqual([null, null]);
});

test('after acceptance the chat loads with the page; its frame stays mounted when it is closed (§1)', async () => {
  await open();
  expect(document.querySelector('iframe')).toBeNull();
  await press('Accept');
  const frame = document.querySelector('iframe');

  await press('Chat');
  await press('Close chat');

  expect(frame?.getAttribute('src')).toBe(crisp.embedUrl);
  expect(frame?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  expect(frame?.isConnected).toBe(true);
  expect(document.activeElement).toBe(launcher());
  expect(launcher()?.getAttribute('aria-expanded')).toBe('false');
});

test.each([
  ['/home', false],
  ['/admin/bookings', true],
])('on %s the launcher floats, or follows the content: %s', async (path, isInFlow) => {
  await open({ path });

  await press('Accept');

  expect(launcher()?.classList.contains('inFlow')).toBe(isInFlow);
});

test('a withdrawal removes the chat at once and restores the focus', async () => {
  await open();
  await press('Accept');
  await press('Chat');

  await press('Cookie choices');
  expect(document.activeElement?.textContent).toBe('May we offer you live chat?');
  await press('Reject');

  expect([banner(), launcher(), document.querySelector('iframe')]).toEqual([null, null, null]);
  expect(document.activeElement?.textContent).toBe('Cookie choices');
  expect(announcements).toEqual(['Live chat is on.', 'Live chat is off.']);
});

test('Escape leaves a choice as it was', async () => {
  await open();
  await press('Accept');
  await press('Cookie choices');

  fireEvent.keyDown(screen.getByText('You accepted live chat.'), { key: 'Escape' });
  await settle();

  expect(banner()).toBeNull();
  expect(launcher()).not.toBeNull();
});

test('a withdrawal in another tab applies here too', async () => {
  await open();
  await press('Accept');

  localStorage.setItem(
    'chatConsent',
    JSON.stringify({ choice: 'rejected', provider: 'crisp', decidedOn: '2026-11-20' }),
  );
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'chatConsent' })));

  expect(launcher()).toBeNull();
});

test('the prompt returns after six months', async () => {
  const { unmount } = await open();
  await press('Accept');
  unmount();

  await open({ today: '2027-05-20' });

  expect(banner()).not.toBeNull();
  expect(launcher()).toBeNull();
});

test('without browser storage the choice lasts as long as the page', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No', 'QuotaExceededError');
  });
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  await open();

  await press('Reject');

  expect(banner()).toBeNull();
});
