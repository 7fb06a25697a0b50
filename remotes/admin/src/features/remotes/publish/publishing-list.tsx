import type { ComponentProps, ReactNode } from 'react';
import { Icon, partOf } from '@larkfare/ui-kit';
import Plus from '@lucide/icons/icons/plus';
import type { Column } from '../../../list/record-table.tsx';
import { DialogButton, RegistryTable } from '../registry/cells.tsx';
import { RegistryView } from '../registry/registry-view.tsx';
import { RemotesScreen } from '../registry/remotes-screen.tsx';
import { useRegistryQuery } from '../registry/use-registry.ts';

interface PublishingListProps<Body, Row> {
  view: ComponentProps<typeof RemotesScreen>['view'];
  /** The registry's address of the list, such as `/tokens`. */
  path: string;
  rowsOf: (body: Body) => readonly Row[];
  columns: readonly Column<Row>[];
  /** The title of the list: 'Deploy tokens'. */
  caption: string;
  /** The sentence when the list could not be loaded. */
  failure: string;
  empty: string;
  /** The button that adds a row. */
  add: ReactNode;
}

/** A view of permissions to publish: a list, with the button that adds to it. */
export function PublishingList<Body, Row extends { id: string }>({
  view,
  path,
  rowsOf,
  columns,
  caption,
  failure,
  empty,
  add,
}: PublishingListProps<Body, Row>) {
  const query = useRegistryQuery<Body>(path, failure);
  return (
    <RegistryView reload={query.refetch}>
      <RemotesScreen view={view} actions={add}>
        <RegistryTable
          state={partOf(query, rowsOf)}
          loading={`Loading ${caption.toLowerCase()}`}
          empty={<p>{empty}</p>}
          caption={caption}
          columns={columns}
          rowKey={({ id }) => id}
        />
      </RemotesScreen>
    </RegistryView>
  );
}

type AddButtonProps = Pick<ComponentProps<typeof DialogButton>, 'title' | 'children'> & {
  label: string;
};

/** The button with the form that adds a row to a list. */
export const AddButton = ({ label, ...dialog }: AddButtonProps) => (
  <DialogButton
    {...dialog}
    tone="brand"
    label={
      <>
        <Icon shape={Plus} size={18} /> {label}
      </>
    }
  />
);
