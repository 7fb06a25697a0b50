import type { ReactNode } from 'react';
import type { ErrorGroup } from '@larkfare/remote-cli/registry-api';
import { counted } from '@larkfare/text-rules';
import { Card, Note, partOf, Stack } from '@larkfare/ui-kit';
import { AdminPage } from '../../../office/admin-page.tsx';
import { Code, Moment, RegistryData } from '../registry/cells.tsx';
import { useRegistryQuery } from '../registry/use-registry.ts';
import styles from './errors-view.module.css';

type ErrorsViewProps = { remote: string; version: string };

/** The errors of a version that visitors' browsers reported, grouped. */
export function ErrorsView({ remote, version }: ErrorsViewProps) {
  const query = useRegistryQuery<{ errors: ErrorGroup[] }>(
    `/remotes/${remote}/errors?version=${encodeURIComponent(version)}`,
    'The errors could not be loaded.',
  );
  return (
    <AdminPage
      title={`Errors of ${remote} ${version}`}
      back={{ to: `/admin/remotes?remote=${remote}`, text: 'All versions' }}
      lead="Errors reported by visitors’ browsers, most common first. Nothing personal is stored."
    >
      <RegistryData
        state={partOf(query, ({ errors }) => errors)}
        loading="Loading errors"
        empty={<p>No page has reported an error of this version.</p>}
      >
        {(errors) => (
          <Stack as="ul" role="list" gap={3}>
            {errors.map((group) => (
              <li key={`${group.name} ${group.message} ${group.place}`}>
                <Group {...group} />
              </li>
            ))}
          </Stack>
        )}
      </RegistryData>
    </AdminPage>
  );
}

const Group = ({ name, message, place, sample, ...seen }: ErrorGroup) => {
  const facts: [title: string, fact: ReactNode][] = [
    ['First seen', <Moment at={seen.firstSeenAt} />],
    ['Last seen', <Moment at={seen.lastSeenAt} />],
    ['Browser', sample.browser],
  ];
  const steps: [title: string, steps: string[]][] = [
    ['Pages before the error', sample.routes],
    ['Operations before the error', sample.operations],
  ];
  return (
    <Card as="details" padding={0} className={styles.group}>
      <summary className={styles.summary}>
        <Stack as="span" gap={1} className={styles.words}>
          <strong>{[name, message].filter(Boolean).join(': ') || 'No message'}</strong>
          {place && (
            <Note as="span">
              <Code>{place}</Code>
            </Note>
          )}
        </Stack>
        <span className={styles.figures}>
          <strong>{counted(seen.visitors, 'visitor')}</strong>
          <span>{counted(seen.count, 'time')}</span>
        </span>
      </summary>
      <dl className={styles.facts}>
        {facts.map(([title, fact]) => (
          <div key={title}>
            <Note as="dt">{title}</Note>
            <dd>{fact}</dd>
          </div>
        ))}
        {steps.map(
          ([title, passed]) =>
            passed.length > 0 && (
              <div key={title} className={styles.wide}>
                <Note as="dt">{title}</Note>
                <dd>
                  <Code>{passed.join(' → ')}</Code>
                </dd>
              </div>
            ),
        )}
      </dl>
      {sample.frames.length > 0 && (
        <pre className={styles.frames} tabIndex={0} aria-label="Stack">
          {sample.frames.map((frame) => `at ${frame}`).join('\n')}
        </pre>
      )}
    </Card>
  );
};
