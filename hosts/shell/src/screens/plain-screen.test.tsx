import { render, screen, waitFor } from '@testing-library/react';
import { InPage } from '../testing/in-page.tsx';
import { PlainScreen } from './plain-screen.tsx';

const Page = ({ isHere = false }: { isHere?: boolean }) => (
  <InPage>
    <input aria-label="Elsewhere" />
    {isHere ? (
      <h1>The screen</h1>
    ) : (
      <PlainScreen heading="Not here yet" text="It is late.">
        <button>Try again</button>
      </PlainScreen>
    )}
  </InPage>
);
const heading = () => screen.getByRole('heading', { level: 1, name: 'The screen' });

test('the focus moves from a removed button to the heading of the screen that replaces it', async () => {
  const { rerender } = render(<Page />);
  screen.getByRole('button', { name: 'Try again' }).focus();

  rerender(<Page isHere />);

  await waitFor(() => expect(document.activeElement).toBe(heading()));
});

test('the focus that is elsewhere stays there when a late screen comes', () => {
  const { rerender } = render(<Page />);
  screen.getByLabelText('Elsewhere').focus();

  rerender(<Page isHere />);

  heading();
  expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'));
});
