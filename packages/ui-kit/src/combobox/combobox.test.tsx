import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../field/field.tsx';
import { Combobox } from './combobox.tsx';
import type { SuggestionSource } from './use-suggestions.ts';

const airports = ['London Heathrow', 'London Gatwick', 'Londonderry', 'Dubai', 'Dublin'];
const find: SuggestionSource<string> = async (text) =>
  airports.filter((name) => name.toLowerCase().startsWith(text.toLowerCase()));

function Screen({
  source = find,
  onPick,
  onSubmit,
}: {
  source?: SuggestionSource<string>;
  onPick?: (name: string) => void;
  onSubmit?: () => void;
}) {
  const [text, setText] = useState('');
  return (
    <form onSubmit={onSubmit}>
      <Field label="From">
        {(control) => (
          <Combobox
            {...control}
            noun={['airport', 'airports']}
            text={text}
            onText={setText}
            onPick={(name: string) => {
              setText(name);
              onPick?.(name);
            }}
            source={source}
            optionKey={(name: string) => name}
          >
            {(name) => name}
          </Combobox>
        )}
      </Field>
    </form>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'From' });
const activeOption = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;
async function typed(text: string) {
  const user = userEvent.setup();
  await user.type(input(), text);
  await screen.findAllByRole('option');
  return user;
}

test('entering the field selects its text, so that typing replaces it', async () => {
  render(<Screen />);
  const user = await typed('dub');
  await user.keyboard('{Escape}');
  await user.tab();

  await user.click(input());
  await user.keyboard('par');

  expect(input().value).toBe('par');
});

test('typing opens the list with the first suggestion ready, and its length is spoken', async () => {
  render(<Screen />);

  await typed('lond');

  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'London Heathrow',
    'London Gatwick',
    'Londonderry',
  ]);
  expect(input().getAttribute('aria-expanded')).toBe('true');
  expect(activeOption()).toBe('London Heathrow');
  expect(screen.getByRole('status').textContent).toBe(
    '3 airports found. Use the arrow keys to choose.',
  );
});

test('arrows go round, Home and End go to the ends, Enter picks', async () => {
  const onPick = jest.fn();
  render(<Screen onPick={onPick} />);
  const user = await typed('lond');

  await user.keyboard('{ArrowDown}');
  expect(activeOption()).toBe('London Gatwick');
  await user.keyboard('{End}');
  expect(activeOption()).toBe('Londonderry');
  await user.keyboard('{ArrowDown}');
  expect(activeOption()).toBe('London Heathrow');
  await user.keyboard('{ArrowUp}{Home}{ArrowDown}{Enter}');

  expect(onPick.mock.calls).toEqual([['London Gatwick']]);
  expect(input().value).toBe('London Gatwick');
  expect(screen.queryByRole('option')).toBeNull();
});

test('Escape closes the list only: a pop-up around it does not receive the key', async () => {
  const heard = jest.fn();
  document.addEventListener('keydown', heard);
  render(<Screen />);
  const user = await typed('dub');

  heard.mockClear();
  await user.keyboard('{Escape}');

  expect(screen.queryByRole('option')).toBeNull();
  expect(input().value).toBe('dub');
  await user.keyboard('{Escape}');
  const [first] = heard.mock.calls.map(([event]) => event as KeyboardEvent);
  expect(first?.defaultPrevented).toBe(false);
  document.removeEventListener('keydown', heard);
});

test('a pointer picks, and the field keeps the focus', async () => {
  const onPick = jest.fn();
  render(<Screen onPick={onPick} />);
  const user = await typed('dub');

  await user.click(screen.getByRole('option', { name: 'Dublin' }));

  expect(onPick.mock.calls).toEqual([['Dublin']]);
  expect(document.activeElement).toBe(input());
});

test('leaving the field picks nothing', async () => {
  const onPick = jest.fn();
  render(<Screen onPick={onPick} />);
  const user = await typed('dub');

  await user.tab();

  expect(onPick).not.toHaveBeenCalled();
  expect(input().value).toBe('dub');
  expect(screen.queryByRole('option')).toBeNull();
});

test('the request for an older text is cancelled and its late answer is not shown', async () => {
  const requests: { text: string; signal: AbortSignal; answer: (names: string[]) => void }[] = [];
  const slow: SuggestionSource<string> = (text, signal) =>
    new Promise((answer) => void requests.push({ text, signal, answer }));
  render(<Screen source={slow} />);
  const user = userEvent.setup();

  await user.type(input(), 'd');
  await waitFor(() => expect(requests).toHaveLength(1));
  await user.type(input(), 'u');
  await waitFor(() => expect(requests).toHaveLength(2));

  expect(requests.map(({ text, signal }) => [text, signal.aborted])).toEqual([
    ['d', true],
    ['du', false],
  ]);

  await act(async () => requests[1]?.answer(['Dubai']));
  await act(async () => requests[0]?.answer(['Denver']));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Dubai']);
});

describe('while another text is looked up', () => {
  const found: Record<string, string[]> = { man: ['Manchester'], mana: ['Manaus'], par: ['Paris'] };
  /** Answers on demand, in any order. */
  const slowSource = () => {
    const answers = new Map<string, () => void>();
    const source: SuggestionSource<string> = (text) =>
      new Promise((answer) => void answers.set(text, () => answer(found[text] ?? [])));
    const answer = async (text: string) => {
      await waitFor(() => expect(answers.has(text)).toBe(true));
      await act(async () => answers.get(text)?.());
    };
    return { source, answer };
  };
  const setup = async () => {
    const { source, answer } = slowSource();
    const onPick = jest.fn();
    const onSubmit = jest.fn();
    render(<Screen source={source} onPick={onPick} onSubmit={onSubmit} />);
    const user = userEvent.setup();
    await user.type(input(), 'man');
    await answer('man');
    return { user, answer, onPick, onSubmit };
  };

  test('only what belongs to the text that is typed now can be picked', async () => {
    const { user, answer, onPick, onSubmit } = await setup();

    await user.type(input(), 'par', { initialSelectionStart: 0, initialSelectionEnd: 3 });
    await user.keyboard('{ArrowDown}{Enter}');

    expect(screen.queryByText('Manchester')).toBeNull();
    expect(activeOption()).toBeUndefined();
    expect(screen.getByRole('status').textContent).toBe('Looking for airports…');
    expect(screen.getAllByText('Looking for airports…')).toHaveLength(2); // Shown, and spoken.
    expect([onPick, onSubmit].map(({ mock }) => mock.calls)).toEqual([[], []]);

    await answer('par');
    await user.keyboard('{Enter}');
    expect(onPick.mock.calls).toEqual([['Paris']]);
  });

  test('while more is typed the previous list stays in view, but cannot be picked from', async () => {
    const { user, answer, onPick } = await setup();

    await user.type(input(), 'a');
    await user.click(screen.getByText('Manchester'));
    await user.keyboard('{Enter}');

    expect(screen.queryByRole('option')).toBeNull();
    expect(input().getAttribute('aria-expanded')).toBe('false');
    expect(onPick).not.toHaveBeenCalled();

    await answer('mana');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Manaus']);
  });
});

test('Enter picks the option that an arrow chose in a reopened list, however late a response is', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const source = jest.fn(find);
  const onPick = jest.fn();
  render(<Screen source={source} onPick={onPick} />);
  await user.type(input(), 'lond');
  await act(() => jest.advanceTimersByTimeAsync(1000));

  await user.keyboard('{Escape}{ArrowDown}{ArrowDown}');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await user.keyboard('{Enter}');

  expect(onPick.mock.calls).toEqual([['London Gatwick']]);
  expect(source.mock.calls.map(([text]) => text)).toEqual(['lond']);
  jest.useRealTimers();
});

test('an empty result, and suggestions that fail, are announced', async () => {
  const { rerender } = render(<Screen />);
  const user = userEvent.setup();
  await user.type(input(), 'xyz');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No airports found.'));

  rerender(<Screen source={() => Promise.reject(new Error('down'))} />);
  await user.type(input(), '!');

  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      'Suggestions could not be loaded. You can continue typing.',
    ),
  );
});
