import { render, screen, waitFor } from '@testing-library/react';
import { NoticeRegion } from './notice-region.tsx';

const notice = { id: 1, kind: 'error' as const, text: 'Failed to send message.' };

/** jsdom has no modal dialogs: every dialog that is there is one. */
beforeEach(() => {
  const querySelectorAll = document.querySelectorAll.bind(document);
  document.querySelectorAll = (selector: string) =>
    querySelectorAll(selector === 'dialog:modal' ? 'dialog' : selector);
  document.body.innerHTML = '';
});

const openDialog = () => {
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);
  return dialog;
};
const renderNotice = () => render(<NoticeRegion notices={[notice]} onDismiss={() => undefined} />);

test('a notice is rendered in the open dialog, because the rest of the page is inert', () => {
  const dialog = openDialog();

  renderNotice();

  expect(dialog.contains(screen.getByText(notice.text))).toBe(true);
});

test('a notice outlives the dialog that it was rendered in', async () => {
  const dialog = openDialog();
  renderNotice();

  dialog.remove();

  await waitFor(() => expect(screen.getByText(notice.text).isConnected).toBe(true));
});
