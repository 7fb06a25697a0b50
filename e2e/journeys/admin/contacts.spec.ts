import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectGoodAtEveryWidth, test } from './office.ts';

async function aMessage(request: APIRequestContext, name: string): Promise<void> {
  const sent = await request.post('/api/contact', {
    data: { name, email: 'message@example.com', phone: '', message: `${name} asks about Cork.` },
  });
  expect(sent.status()).toBe(201);
}

/** Finds the message by who wrote it and opens it. */
async function open(page: Page, name: string): Promise<void> {
  await page.goto(`/admin/contact?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name, exact: true }).click();
}

test('a message is found, its status set, its notes written, and it is deleted (§2)', async ({
  office,
  request,
}) => {
  const name = `Writer ${Date.now()}`;
  await aMessage(request, name);
  await open(office, name);
  await expect(office.getByText(`${name} asks about Cork.`)).toBeVisible();
  const status = office.getByLabel(`Status of ${name}`);
  await expect(status).toHaveValue('pending');

  await status.selectOption('Responded');
  await expect(status).not.toHaveAttribute('aria-busy');
  await office.getByRole('button', { name: 'Edit notes' }).click();
  await office.getByLabel('Extra notes', { exact: true }).fill('Never saved');
  await office.getByRole('button', { name: 'Cancel' }).click();
  await office.getByRole('button', { name: 'Leave without saving' }).click();
  await office.getByRole('button', { name: 'Edit notes' }).click();
  await expect(office.getByLabel('Extra notes', { exact: true })).toHaveValue('');
  await office.getByLabel('Extra notes', { exact: true }).fill('Rang back');
  await office.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByRole('definition').filter({ hasText: 'Rang back' })).toBeVisible();

  await office.reload();
  await office.getByRole('button', { name, exact: true }).click();
  await expect(status).toHaveValue('responded');
  await expect(office.getByText('Rang back')).toBeVisible();
  await expectGoodAtEveryWidth(office);
  await office.emulateMedia({ colorScheme: 'dark' });
  await expectGoodAtEveryWidth(office);

  await office.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Pending');
  await expect(office.getByText('No messages found.')).toBeVisible();
  await office.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Responded');
  const download = office.waitForEvent('download');
  await office.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(name);

  await office.getByRole('button', { name, exact: true }).click();
  await office.getByRole('button', { name: 'Delete' }).click();
  await office
    .getByRole('dialog', { name: 'Confirm Deletion' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(office.getByText('Message deleted.')).toBeVisible();
  await office.reload();
  await expect(office.getByText('No messages found.')).toBeVisible();
});
