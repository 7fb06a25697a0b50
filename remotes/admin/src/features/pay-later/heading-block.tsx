import { Button, Icon, VisuallyHidden } from '@larkfare/ui-kit';
import Pencil from 'lucide-react/icons/pencil';
import { EditForm } from '../../texts/edit-form.tsx';
import { EntryFields } from '../../texts/entry-fields.tsx';
import { EntryText } from '../../texts/entry-text.tsx';
import { ListProblems } from '../../texts/list-problems.tsx';
import type { ContentList } from '../../texts/use-content-list.ts';
import { PublishConflict } from '../../texts/publish-conflict.tsx';
import styles from './heading-block.module.css';
import type { Heading } from './pay-later.rules.ts';

type HeadingBlockProps = {
  heading: ContentList<keyof Heading, Heading>;
  /** Asked before it is edited: an item may be edited as well. */
  mayEdit: () => Promise<boolean>;
};

/** The page's heading and text, which toggle between read and edited. */
export function HeadingBlock({ heading, mayEdit }: HeadingBlockProps) {
  const { list, root, entries, editing, publishing, problems, reset } = heading;
  const edit = async () => {
    if (await mayEdit()) await heading.edit(0);
  };
  return (
    <div ref={root} className={styles.block}>
      <PublishConflict
        conflict={publishing.conflict}
        isSaving={publishing.isPublishing}
        onTheirs={reset}
      />
      <ListProblems sentences={problems} />
      <section aria-label="Heading and text" className={styles.card} data-place={0}>
        {editing ? (
          <EditForm
            label="Edit heading and text"
            isSaving={publishing.isPublishing}
            problems={editing.form.problems}
            onSave={editing.save}
            onCancel={editing.cancel}
          >
            <EntryFields list={list} form={editing.form} />
          </EditForm>
        ) : (
          <div className={styles.read}>
            {entries.map((entry, place) => (
              <EntryText key={place} list={list} entry={entry} />
            ))}
            <Button data-edit="" onClick={() => void edit()}>
              <Icon shape={Pencil} size={16} />
              <span>
                Edit<VisuallyHidden> heading and text</VisuallyHidden>
              </span>
            </Button>
          </div>
        )}
      </section>
    </div>
  );
}
