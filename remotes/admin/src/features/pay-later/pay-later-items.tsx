import { Prose } from '@larkfare/ui-kit';
import { ContentList } from '../../content-list/content-list.tsx';
import { EntryText } from '../../content-list/entry-text.tsx';
import { ItemFields } from './item-fields.tsx';
import { canDeleteItem } from './pay-later.rules.ts';
import type { PayLaterItemList } from './use-pay-later-items.ts';

type PayLaterItemsProps = { items: PayLaterItemList; mayEdit: () => Promise<boolean> };

/** The items in their order; the last one cannot be deleted. */
export const PayLaterItems = ({ items, mayEdit }: PayLaterItemsProps) => (
  <ContentList
    list={items}
    noun="item"
    nameOf={({ subheading }) => subheading}
    renderEntry={({ subheading, text }) => (
      <EntryText heading={subheading}>
        <Prose text={text} />
      </EntryText>
    )}
    renderFields={(form) => <ItemFields form={form} />}
    addTitle="Add New Item"
    addAction="Add Item"
    empty="There is no item yet."
    canDelete={canDeleteItem}
    mayEdit={mayEdit}
  />
);
