import type { ComponentProps } from 'react';
import { AdminPage, Panel } from '../../office/admin-page.tsx';
import { AccountForm } from './account-form.tsx';

type CredentialsPageProps<Name extends string> = Omit<
  ComponentProps<typeof AccountForm<Name>>,
  'label' | 'isLarge'
> & {
  title: string;
  lead: string;
  /** The next step, once the form is sent. */
  message?: string | undefined;
};

/** A screen with one form, which changes what the administrator signs in with. */
export const CredentialsPage = <Name extends string>({
  title,
  lead,
  message,
  ...form
}: CredentialsPageProps<Name>) => (
  <AdminPage title={title} lead={lead}>
    <Panel>
      {message ? <p role="status">{message}</p> : <AccountForm {...form} label={form.action} />}
    </Panel>
  </AdminPage>
);
