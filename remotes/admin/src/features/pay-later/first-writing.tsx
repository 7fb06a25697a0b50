import { useNotify } from '@larkfare/remote-contract';
import { AddForm } from '../../texts/add-form.tsx';
import { EntryFields } from '../../texts/entry-fields.tsx';
import { canAdd } from '../../texts/entry.rules.ts';
import { problemsBelow } from '../../record/save-result.rules.ts';
import { useRecordForm } from '../../record/use-record-form.ts';
import { useSiteWrites } from '../../texts/use-site-values.ts';
import { heading, items } from './pay-later.rules.ts';

const item = {
  heading: { ...items.heading, name: 'items.0.subheading' },
  text: { ...items.text, name: 'items.0.text' },
} as const;
const blank = { heading: '', text: '', 'items.0.subheading': '', 'items.0.text': '' };

/** The page before anything was written: its heading, its text and its first item, published together. */
export function FirstWriting() {
  const notify = useNotify();
  const { publish } = useSiteWrites();
  const form = useRecordForm<{ version: number }, typeof blank>({
    blank,
    toDetails: () => blank,
    save: (details) => {
      if (!canAdd(item, details)) return undefined;
      const { heading, text, 'items.0.subheading': subheading, 'items.0.text': itemText } = details;
      const payLater = { heading, text, items: [{ id: '', subheading, text: itemText }] };
      return publish({ payLater }, [{ key: 'payLater', version: 0 }]).then((result) =>
        result.kind === 'saved'
          ? { kind: 'saved', saved: { version: 1 } }
          : problemsBelow(result, 'payLater'),
      );
    },
    onSaved: () => notify.success('Saved.'),
  });
  return (
    <AddForm
      title="Write the Pay Later page"
      action="Save"
      add={form}
      onClear={() => form.reset(blank)}
    >
      <EntryFields list={heading} form={form} />
      <EntryFields list={item} form={form} />
    </AddForm>
  );
}
