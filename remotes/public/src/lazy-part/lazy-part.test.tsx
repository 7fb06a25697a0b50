import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchAhead, fetchOnIntent, LazyPart } from './lazy-part.tsx';

const Form = () => <p>The form</p>;

test('a part takes the place of its skeleton', async () => {
  const load = async () => Form;

  render(
    <LazyPart load={load} loading="Loading" problem="It did not come.">
      {(Part) => <Part />}
    </LazyPart>,
  );

  expect(await screen.findByText('The form')).toBeTruthy();
});

test('a part that was fetched ahead is there at once', async () => {
  const load = async () => Form;
  await fetchAhead(load);

  render(
    <LazyPart load={load} loading="Loading" problem="It did not come.">
      {(Part) => <Part />}
    </LazyPart>,
  );

  expect(screen.getByText('The form')).toBeTruthy();
});

test('a part is fetched when the focus comes to what opens it, and a failure waits until it is opened', async () => {
  const load = jest.fn(async () => Promise.reject(new Error('no line')));
  render(<button {...fetchOnIntent(load)}>Open</button>);

  await userEvent.tab();

  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that does not come leaves a panel, whose retry brings it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what the boundary caught.
  let isDown = true;
  const load = async () => {
    if (isDown) throw new Error('no line');
    return Form;
  };
  render(
    <LazyPart load={load} loading="Loading" problem="It did not come.">
      {(Part) => <Part />}
    </LazyPart>,
  );
  const panel = await screen.findByRole('alert');
  expect(panel.textContent).toContain('It did not come.');

  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('The form')).toBeTruthy();
});
