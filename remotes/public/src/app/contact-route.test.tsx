import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import { installBrowserParts } from '@larkfare/ui-kit/testing';
import { messageDraft } from '../features/contact-message/message-form.tsx';
import { type Answer, type Answers, renderPage } from '@larkfare/remote-contract/testing';
import { Component } from './contact-route.tsx';

const sent: Answer = {
  data: {
    sendContactMessage: {
      __typename: 'ContactMessageSent',
      contactMessage: { __typename: 'ContactMessage', id: 'id', reference: 'LM-7KQ2M9' },
    },
  },
};
const invalid = (...fields: [field: string, message: string][]): Answer => ({
  data: {
    sendContactMessage: {
      __typename: 'InvalidInput',
      message: 'Some fields need another look.',
      fields: fields.map(([field, message]) => ({ __typename: 'FieldProblem', field, message })),
    },
  },
});
const token = (name = 'token-1', usableAfterMs = 0): Answer => ({
  data: { formToken: { __typename: 'FormToken', token: name, usableAfterMs } },
});
const siteInformation = {
  __typename: 'SiteInformation',
  contactEmail: 'hello@larkfare.example',
  contactPhone: '020 7946 0321',
  addressText: '14 Skylark Yard',
  mapEmbedUrl: null,
  mapLink: null,
  aboutInfo: '',
  contactWhatsApp: '',
};
const setup = (answers: Answers) =>
  renderPage(<Component />, {
    Contact: { data: { siteInformation } },
    WhatsAppNumber: { data: { siteInformation } },
    FormToken: token(),
    ...answers,
  });
const failure = 'Failed to send message.';
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Get in Touch' }));
  await screen.findByRole('form', { name: 'Message' });
};
const fill = async () => {
  await userEvent.type(field('Name'), ' Ada ');
  await userEvent.type(field('Email'), 'ada@example.com');
  await userEvent.type(field('Message'), 'Hello there');
};
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Send|Submitting)/ });
const submit = () => userEvent.click(button());
const messagesOf = (page: ReturnType<typeof setup>) =>
  page.sent.filter(({ operation }) => operation === 'SendContactMessage');
const trap = () => document.querySelector<HTMLInputElement>('input[name="website"]');

beforeEach(() => {
  installBrowserParts({ matching: ['(prefers-reduced-motion: reduce)'] });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  messageDraft.forget();
});

test('a sent message closes the pop-up with a notice (§4)', async () => {
  const page = setup({ SendContactMessage: sent });
  await open();
  await fill();

  await submit();

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.successes).toEqual(['Message sent successfully!']);
  expect(messagesOf(page).map(({ variables }) => variables)).toEqual([
    {
      input: { name: 'Ada', email: 'ada@example.com', phone: '', message: 'Hello there' },
      proof: { token: 'token-1', website: '' },
    },
  ]);
  await open();
  expect(field('Message').value).toBe('');
});

test('the pop-up takes 300 ms to leave (§4)', async () => {
  installBrowserParts();
  setup({ SendContactMessage: sent });
  await open();
  jest.useFakeTimers();

  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await act(() => jest.advanceTimersByTimeAsync(290));
  expect(screen.queryByRole('dialog')).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(20));

  expect(screen.queryByRole('dialog')).toBeNull();
  jest.useRealTimers();
});

test('name, email and message are required, the phone number is not (§5)', async () => {
  const page = setup({ SendContactMessage: sent });
  await open();

  await submit();

  screen.getByText('Enter your name');
  screen.getByText('Enter your email address');
  screen.getByText('Enter your message');
  expect(document.activeElement).toBe(field('Name'));
  expect(messagesOf(page)).toEqual([]);
  await userEvent.type(field('Name'), 'Ada');
  expect(screen.queryByText('Enter your name')).toBeNull();
});

test('how details are used can be read before they are sent', async () => {
  setup({ SendContactMessage: sent });
  await open();

  const link = screen.getByRole('link', { name: 'How we use your details' });

  expect(link.getAttribute('href')).toBe('/privacy');
});

test('while it is sent the button is busy and cannot be pressed again', async () => {
  const page = setup({ SendContactMessage: 'pending' });
  await open();
  await fill();

  await submit();
  await waitFor(() => expect(messagesOf(page)).toHaveLength(1));
  expect(button().textContent).toBe('Submitting...');
  expect(button().disabled).toBe(true);
  // An extension of the browser needs no button.
  fireEvent.submit(screen.getByRole('form', { name: 'Message' }));
  await submit();

  expect(messagesOf(page)).toHaveLength(1);
});

test.each<[string, Answer, string]>([
  ['a line that broke', 'broken', 'Our server did not respond.'],
  ['a server’s fault', { message: 'Internal server error' }, 'Internal server error'],
])('%s is the whole page’s failure, and what was typed is kept', async (_, answer, reason) => {
  const page = setup({ SendContactMessage: answer });
  await open();
  await fill();

  await submit();

  await waitFor(() =>
    expect(page.errors).toEqual([expect.stringContaining(`${failure} ${reason}`)]),
  );
  expect(page.globalErrors).toEqual([failure]);
  expect(field('Message').value).toBe('Hello there');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  expect(field('Message').value).toBe('Hello there');
});

test('the server’s problem is shown at its field, in the pop-up', async () => {
  const page = setup({ SendContactMessage: invalid(['email', 'That address does not exist']) });
  await open();
  await fill();

  await submit();

  expect((await screen.findByRole('alert')).textContent).toBe(
    `${failure}That address does not exist`,
  );
  expect(document.activeElement).toBe(field('Email'));
  expect(page.errors).toEqual([]);
  expect(page.globalErrors).toEqual([]);
});

test('a refusal is the whole page’s failure too, and its reason stays to be read (§8)', async () => {
  const page = setup({
    SendContactMessage: {
      data: {
        sendContactMessage: {
          __typename: 'TooManyRequests',
          message: 'We’ve had too many messages from your connection. Please try again later.',
          retryAfterSeconds: 60,
        },
      },
    },
  });
  await open();
  await fill();

  await submit();

  await waitFor(() => expect(page.globalErrors).toEqual([failure]));
  expect(page.errors).toEqual([
    `${failure} We’ve had too many messages from your connection. Please try again later.`,
  ]);
});

test('a form that has become too old is opened afresh and sent, unseen', async () => {
  let opened = 0;
  const page = setup({
    FormToken: () => token(`token-${(opened += 1)}`),
    SendContactMessage: ({ proof }) =>
      (proof as { token: string }).token === 'token-2'
        ? sent
        : invalid(['formToken', 'This form has expired.']),
  });
  await open();
  await fill();

  await submit();

  await waitFor(() => expect(page.successes).toHaveLength(1));
  expect(page.errors).toEqual([]);
});

test('a form filled in by a browser waits until it may be sent', async () => {
  jest.useFakeTimers();
  const page = setup({ FormToken: token('token-1', 700), SendContactMessage: sent });
  fireEvent.click(screen.getByRole('button', { name: 'Get in Touch' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  for (const [name, value] of [
    ['Name', 'Ada'],
    ['Email', 'ada@example.com'],
    ['Message', 'Hello there'],
  ] as const)
    fireEvent.change(field(name), { target: { value } });

  fireEvent.submit(screen.getByRole('form', { name: 'Message' }));
  await act(() => jest.advanceTimersByTimeAsync(650));
  expect(messagesOf(page)).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(100));

  expect(messagesOf(page)).toHaveLength(1);
  jest.useRealTimers();
});

test('without a token the message is sent all the same', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const page = setup({ FormToken: 'broken', SendContactMessage: sent });
  await open();
  await fill();

  await submit();

  await waitFor(() => expect(page.successes).toHaveLength(1));
  expect(messagesOf(page)[0]?.variables['proof']).toEqual({ website: '' });
});

test('the trap is out of everyone’s way, and what a browser wrote in it is emptied', async () => {
  const page = setup({
    SendContactMessage: ({ proof }) =>
      (proof as { website: string }).website
        ? invalid(['website', 'Please leave this field empty'])
        : sent,
  });
  await open();
  await fill();
  expect(trap()?.tabIndex).toBe(-1);
  expect(screen.queryByRole('textbox', { name: /Website/ })).toBeNull();
  const input = trap();
  if (input) input.value = 'https://example.com';

  await submit();
  await screen.findByText(/Your browser filled in a hidden field/);
  await submit();

  await waitFor(() => expect(page.successes).toHaveLength(1));
});

test('Back closes the pop-up, and what was typed is there when it is opened again', async () => {
  const page = setup({});
  await open();
  await fill();

  await page.go(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();

  expect(field('Message').value).toBe('Hello there');
});
