import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderPage } from '@larkfare/remote-contract/testing';
import { ShareLink } from './share-link.tsx';

const share = jest.fn<() => Promise<void>>();
const writeText = jest.fn<(text: string) => Promise<void>>();

const press = () => {
  renderPage(<ShareLink />, {});
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
};

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

test('the share sheet has the address, and closing it shows nothing', async () => {
  share.mockRejectedValue(new DOMException('Closed', 'AbortError'));
  Object.assign(navigator, { share });

  press();

  await expect(share.mock.results[0]?.value).rejects.toThrow('Closed');
  expect(share).toHaveBeenCalledWith({ title: document.title, url: location.href });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without a share sheet the address is copied', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  writeText.mockResolvedValue();

  press();

  await expect(writeText.mock.results[0]?.value).resolves.toBeUndefined();
  expect(writeText).toHaveBeenCalledWith(location.href);
});
