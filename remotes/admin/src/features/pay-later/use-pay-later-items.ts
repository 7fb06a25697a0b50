import {
  useContentList,
  type ContentList,
  type ListPlace,
} from '../../content-list/use-content-list.ts';
import type { PayLaterItem, StoredSite } from '../../site-values/site-values.ts';
import { blankItem, canAddItem } from './pay-later.rules.ts';

export type PayLaterItemList = ContentList<PayLaterItem>;

const items: ListPlace<PayLaterItem> = {
  path: 'payLater.items',
  entriesOf: ({ payLater }) => payLater.items,
  withEntries: ({ payLater }, entries) => ({ payLater: { ...payLater, items: entries } }),
  blank: blankItem,
  canAdd: canAddItem,
};

/** The parts of the Pay Later page that open and close. */
export const usePayLaterItems = (site: StoredSite): PayLaterItemList => useContentList(site, items);
