import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Presses the button of that name, once it is there. */
export const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));
