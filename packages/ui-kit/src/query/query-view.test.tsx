import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryView } from './query-view.tsx';
import { bothOf, partOf, type QueryState } from './use-query-state.ts';

type Names = readonly string[];
const query = { isLoading: false, refetch: async () => true };
const loading: QueryState<Names> = { ...query, isLoading: true, status: 'loading' };
const failed: QueryState<Names> = {
  ...query,
  status: 'problem',
  problem: 'It failed.',
  error: new Error('broken'),
};
const ready = (...data: string[]): QueryState<Names> => ({ ...query, status: 'ready', data });

const show = (state: QueryState<Names>, problem?: string) =>
  render(
    <QueryView state={state} skeleton="Loading" problem={problem} help="Ring us." empty="None yet.">
      {(names) => names.join(', ')}
    </QueryView>,
  );

test.each([
  ['a skeleton', loading, 'Loading'],
  ['that there is nothing', ready(), 'None yet.'],
  ['its data', ready('Asia', 'Europe'), 'Asia, Europe'],
])('a query shows %s', (_, state, text) => {
  const { container } = show(state);

  expect(container.textContent).toBe(text);
});

test('a problem is shown with what to do, and a retry runs the query again', async () => {
  let runs = 0;
  show({ ...failed, refetch: async () => (runs += 1) > 0 });
  expect(screen.getByRole('alert').textContent).toContain('It failed.Ring us.');

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(runs).toBe(1);
});

test('a part of a page may describe its failure with another text', () => {
  show(failed, 'The regions could not be loaded.');

  expect(screen.getByRole('alert').textContent).toContain('The regions could not be loaded.');
});

test('while a retry runs its button waits', () => {
  show({ ...failed, isLoading: true });

  expect(screen.getByRole('button', { name: 'Trying again…' }).matches(':disabled')).toBe(true);
});

test('a part of the data has the same state', () => {
  expect(partOf(ready('Asia'), ([first]) => first)).toMatchObject({
    status: 'ready',
    data: 'Asia',
  });
  expect(partOf(failed, (names: Names) => names.length)).toBe(failed);
});

test.each([
  ['ready', ready('Asia'), ready('Europe'), 'ready'],
  ['loading while one is', ready('Asia'), loading, 'loading'],
  ['a problem when one is, whatever the other does', loading, failed, 'problem'],
])('two queries are %s', (_, one, other, status) => {
  expect(bothOf(one, other).status).toBe(status);
});

test('a retry of two queries leaves one that has not run alone', async () => {
  const runs: string[] = [];
  const named = (name: string) => async () => runs.push(name) > 0;

  const succeeded = await bothOf(
    { ...failed, refetch: named('failed') },
    { ...loading, refetch: named('loading') },
  ).refetch();

  expect(runs).toEqual(['failed']);
  expect(succeeded).toBe(true);
});
