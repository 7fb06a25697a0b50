import type { ComponentProps } from 'react';
import { AdminPage, Panel } from '../../page/admin-page.tsx';
import { AccountForm } from './account-form.tsx';
import styles from './credentials.module.css';

type CredentialsPageProps<Name extends string> = Omit<
  ComponentProps<typeof AccountForm<Name>>,
  'label' | 'button' | 'className'
> & { title: string; lead: string };

/** A screen with one form, which changes what the administrator signs in with. */
export const CredentialsPage = <Name extends string>({
  title,
  lead,
  ...form
}: CredentialsPageProps<Name>) => (
  <AdminPage title={title} lead={lead}>
    <Panel>
      <AccountForm
        {...form}
        label={form.action}
        className={styles.form}
        button={{ className: styles.send }}
      />
    </Panel>
  </AdminPage>
);
