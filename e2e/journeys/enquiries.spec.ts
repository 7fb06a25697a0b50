import { failOperation } from './graphql-traffic.ts';
import { expect, expectAccessible, test } from './site.ts';
import { depart, resultsAddress, ret } from './trips.ts';

test('a message is sent from the contact page, stored, and its notice goes after 3 seconds (§2, §4, §5, §8)', async ({
  page,
  sql,
}) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Get in Touch' }).click();
  const popUp = page.getByRole('dialog', { name: 'Get in Touch' });
  await popUp.getByRole('button', { name: 'Send message' }).click();
  await expect(popUp.getByText('Enter your name')).toBeVisible();
  await expectAccessible(page);

  await popUp.getByRole('textbox', { name: 'Name' }).fill('Mira Contact');
  await popUp.getByRole('textbox', { name: 'Email' }).fill('mira@example.com');
  await popUp.getByRole('textbox', { name: 'Message' }).fill('Do you book flights to Oslo?');
  await popUp.getByRole('button', { name: 'Send message' }).click();

  const notice = page.getByText('Message sent successfully!');
  await expect(notice).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(popUp).toBeHidden();
  await expect(notice).toBeHidden();
  const stored = await sql(
    `SELECT email, phone, message, status::text FROM bookings.contact_messages WHERE name = 'Mira Contact'`,
  );
  expect(stored).toEqual([
    {
      email: 'mira@example.com',
      phone: '',
      message: 'Do you book flights to Oslo?',
      status: 'pending',
    },
  ]);
});

test('after a reload with a pop-up open, what was typed is in it again and one Back leads to the page before', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/contact');
  const open = page.getByRole('button', { name: 'Get in Touch' });
  const popUp = page.getByRole('dialog', { name: 'Get in Touch' });
  await open.click();
  await popUp.getByRole('textbox', { name: 'Message' }).fill('Half a message');

  await page.reload();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(history.state)))
    .not.toContain('popUp');
  await open.click();
  await expect(popUp.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a message');
  await popUp.getByRole('button', { name: 'Close' }).click();
  await expect(popUp).toBeHidden();
  await page.goBack();

  await expect(page).toHaveURL('/about');
});

test('a message that cannot be sent leads to the error page, and is still there on the way back (§8)', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Get in Touch' }).click();
  const popUp = page.getByRole('dialog', { name: 'Get in Touch' });
  await popUp.getByRole('textbox', { name: 'Name' }).fill('Lost Message');
  await popUp.getByRole('textbox', { name: 'Email' }).fill('lost@example.com');
  await popUp.getByRole('textbox', { name: 'Message' }).fill('Hello?');
  await failOperation(page, 'SendContactMessage');
  await popUp.getByRole('button', { name: 'Send message' }).click();

  await expect(page.getByText('Failed to send message.')).toBeVisible();
  await expect(page).toHaveURL('/error');
  expect(consoleErrors.some((text) => text.includes('Failed to send message.'))).toBe(true);
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/contact');
  await page.getByRole('button', { name: 'Get in Touch' }).click();
  await expect(popUp.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello?');
  consoleErrors.length = 0;
});

test('a quote is requested from an empty result with the search filled in, and is stored (§2, §4, §8)', async ({
  page,
  sql,
}) => {
  await page.goto(resultsAddress({ from: 'Nowhere-on-Sea', to: 'Elsewhere', adults: '3' }));
  await page.getByRole('button', { name: 'Get in Touch' }).click();
  const popUp = page.getByRole('dialog', { name: 'Get in Touch' });
  await expect(popUp.getByRole('textbox', { name: 'To' })).toHaveValue('Elsewhere');
  await expect(popUp.getByRole('spinbutton', { name: 'Adults' })).toHaveValue('3');
  await popUp.getByRole('textbox', { name: 'Name' }).fill('Quin Quote');
  await popUp.getByRole('textbox', { name: 'Email' }).fill('quin@example.com');

  await popUp.getByRole('button', { name: 'Request a quote' }).click();
  await expect(popUp.getByRole('button', { name: 'Submitting...' })).toBeDisabled();

  await expect(popUp.getByText('Message sent successfully!')).toBeVisible();
  await expectAccessible(page);
  const [stored] = await sql(
    `SELECT departure_date::text AS depart, return_date::text AS ret, adults, status::text, email
     FROM bookings.quotes WHERE customer_name = 'Quin Quote'`,
  );
  expect(stored).toEqual({ depart, ret, adults: 3, status: 'pending', email: 'quin@example.com' });
});

test('elsewhere a quote has a separate confirmation, and a failure keeps what was typed (§4, §8)', async ({
  page,
  sql,
  consoleErrors,
}) => {
  await page.goto('/deals');
  await page.getByRole('button', { name: /quote/i }).click();
  const popUp = page.getByRole('dialog', { name: 'Request a quote' });
  await popUp.getByRole('radio', { name: 'One way' }).check();
  await expect(popUp.getByLabel('Return date')).toHaveCount(0);
  await popUp.getByRole('textbox', { name: 'From' }).fill('Leeds');
  await popUp.getByRole('textbox', { name: 'To' }).fill('Oslo');
  await popUp.getByLabel('Departure date', { exact: true }).fill(depart);
  await popUp.getByRole('textbox', { name: 'Name' }).fill('Quentin Quote');
  await popUp.getByRole('textbox', { name: 'Email' }).fill('quentin@example.com');
  const restore = await failOperation(page, 'RequestQuote');

  await popUp.getByRole('button', { name: 'Request a quote' }).click();
  await expect(popUp.getByText('Submission failed')).toBeVisible();
  await expect(popUp.getByRole('textbox', { name: 'To' })).toHaveValue('Oslo');

  restore();
  await popUp.getByRole('button', { name: 'Request a quote' }).click();
  await expect(popUp.getByText('Quote request submitted successfully!')).toBeVisible();
  const stored = await sql(
    `SELECT return_date::text AS ret, preferred_airline_id AS airline FROM bookings.quotes WHERE customer_name = 'Quentin Quote'`,
  );
  expect(stored).toEqual([{ ret: null, airline: null }]);
  consoleErrors.length = 0;
});
