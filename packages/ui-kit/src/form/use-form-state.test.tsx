import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '../field/text-field.tsx';
import { useFormState } from './use-form-state.ts';

type Details = { name: string; email: string };

function Form({ send }: { send: () => Promise<unknown> }) {
  const form = useFormState<Details>({
    initial: { name: '', email: '' },
    problemsOf: ({ name, email }) => ({
      ...(name === '' && { name: 'Enter your name' }),
      ...(email === '' && { email: 'Enter your email address' }),
    }),
  });
  return (
    <form {...form.formProps} onSubmit={(event) => void form.submit(send, event)}>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Email address" {...form.field('email')} />
      <button disabled={form.isSubmitting} type="submit">
        Send
      </button>
    </form>
  );
}

const setup = () => {
  const response = Promise.withResolvers<undefined>();
  const send = jest.fn(() => response.promise);
  render(<Form send={send} />);
  return { send, response, user: userEvent.setup() };
};

test('a form with problems is not sent; its first invalid field takes the focus', async () => {
  const { send, user } = setup();
  await user.type(screen.getByLabelText('Name'), 'Ann');

  await user.click(screen.getByRole('button'));

  expect(document.activeElement).toBe(screen.getByLabelText('Email address'));
  screen.getByText('Enter your email address');
  expect(send).not.toHaveBeenCalled();
});

test('a field that is being corrected loses its problem', async () => {
  const { user } = setup();
  await user.click(screen.getByRole('button'));

  await user.type(screen.getByLabelText('Name'), 'A');

  expect(screen.queryByText('Enter your name')).toBeNull();
  screen.getByText('Enter your email address');
});

test('a form is sent once at a time, and its button has the focus again afterwards', async () => {
  const { send, response, user } = setup();
  await user.type(screen.getByLabelText('Name'), 'Ann');
  await user.type(screen.getByLabelText('Email address'), 'ann@example.com');

  await user.click(screen.getByRole('button'));
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  screen.getByLabelText('Name').blur();
  response.resolve(undefined);

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button')));
});
