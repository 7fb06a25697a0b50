import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startSite, type SiteProcess } from '@larkfare/test-servers';
import type { APIRequestContext } from '@playwright/test';
import pg from 'pg';
import { expect, test } from './site.ts';

// The worst kind: each post comes from another address and with a form token of its own.
const posts = 1000;
let site: SiteProcess;

test.beforeAll(async () => {
  site = await startSite({ env: { TRUSTED_PROXIES: '1', TRUSTED_DOCUMENTS: 'off' } });
});
test.afterAll(() => site.stop());

const addressOf = (n: number) => `198.51.${n >> 8}.${n & 255}`;

async function ask<Data>(
  request: APIRequestContext,
  n: number,
  query: string,
  variables = {},
): Promise<Data> {
  const answer = await request.post(`${site.url}/graphql`, {
    headers: { 'x-forwarded-for': addressOf(n) },
    data: { query, variables },
  });
  expect(answer.status()).toBe(200);
  const { data } = await answer.json();
  return data;
}

const formToken = async (request: APIRequestContext, n: number) => {
  const query = 'query FormToken { formToken { token usableAfterMs } }';
  return (await ask<{ formToken: { token: string; usableAfterMs: number } }>(request, n, query))
    .formToken;
};

/** A few at a time, as from many robots. */
async function inTens<Result>(work: (n: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < posts; start += 10)
    results.push(
      ...(await Promise.all(Array.from({ length: 10 }, (_, index) => work(start + index)))),
    );
  return results;
}

/** Once none is queued. */
async function mailsToTheOffice(): Promise<number> {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  const queued = "SELECT FROM bookings_jobs.jobs WHERE task_identifier = 'send-mail'";
  await expect.poll(async () => (await client.query(queued)).rowCount, { timeout: 60_000 }).toBe(0);
  await client.end();
  const mails = await readdir(join(site.dataFolder, 'outbox'));
  return mails.filter((file) => file.includes('-notice-')).length;
}

test('a thousand posts from changing addresses leave the office’s mailbox readable, and a visitor still gets through', async ({
  page,
  request,
}) => {
  test.slow();
  const tokens = await inTens((n) => formToken(request, n));
  const { usableAfterMs = 0 } = tokens.at(-1) ?? {};
  const lastOpened = Date.now();
  await expect.poll(() => Date.now() - lastOpened).toBeGreaterThan(usableAfterMs);

  const answers = await inTens(
    async (n) =>
      (
        await ask<{ sendContactMessage: { __typename: string } }>(
          request,
          n,
          `mutation Send($input: SendContactMessageInput!, $proof: FormProofInput) {
             sendContactMessage(input: $input, proof: $proof) { __typename } }`,
          {
            input: {
              name: 'Robot',
              email: `robot${n}@example.com`,
              message: `Cheap watches at shop ${n.toString(36).replaceAll(/\d/g, 'z')}`,
            },
            proof: { token: tokens[n]?.token },
          },
        )
      ).sendContactMessage.__typename,
  );
  expect(new Set(answers)).not.toContain('InvalidInput');

  await page.goto(`${site.url}/contact`);
  await page.getByRole('button', { name: 'Get in Touch' }).click();
  const popUp = page.getByRole('dialog');
  await popUp.getByRole('textbox', { name: 'Name' }).fill('Ann O’Brien');
  await popUp.getByRole('textbox', { name: 'Email' }).fill('ann@example.com');
  await popUp
    .getByRole('textbox', { name: 'Message' })
    .fill('Can I take my cello as a second passenger to Vienna?');
  const opened = Date.now();
  await expect.poll(() => Date.now() - opened).toBeGreaterThan(usableAfterMs);
  await popUp.getByRole('button', { name: 'Send message' }).click();

  await expect(page.getByText('Message sent successfully!').first()).toBeVisible();
  expect(await mailsToTheOffice()).toBe(20);
});
