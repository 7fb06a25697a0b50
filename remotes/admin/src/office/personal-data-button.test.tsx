import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answers } from '../testing/render-page.tsx';
import { PersonalDataButton } from './personal-data-button.tsx';

const setup = (answers: Answers) =>
  renderPage(<PersonalDataButton email="ann@example.com" />, answers, { address: '/admin/quotes' });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Export personal data' }));

test('the stored data of a customer is saved as a file', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const page = setup({ PersonalData: { data: { personalData: '{ "quotes": [] }' } } });

  await press();

  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect(page.sent).toMatchObject([
    { operation: 'PersonalData', variables: { email: 'ann@example.com' } },
  ]);
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('personal-data.json');
  expect(saved[0]?.size).toBe('{ "quotes": [] }'.length);
});

test('a failure is reported, and it can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = setup({ PersonalData: { message: 'The database is down.' } });

  await press();

  await waitFor(() =>
    expect(page.errors).toEqual(['We couldn’t create the file. Please try again.']),
  );
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false);
});
