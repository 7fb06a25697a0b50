import { Button, Icon, Prose, VisuallyHidden } from '@larkfare/ui-kit';
import Pencil from 'lucide-react/icons/pencil';
import { EditForm } from '../../content-list/edit-form.tsx';
import { EntryText } from '../../content-list/entry-text.tsx';
import { ListProblems } from '../../content-list/list-problems.tsx';
import { PublishConflict } from '../../site-values/publish-conflict.tsx';
import styles from './heading-block.module.css';
import { HeadingFields } from './heading-fields.tsx';
import type { PayLaterHeading } from './use-pay-later-heading.ts';

type HeadingBlockProps = {
  block: PayLaterHeading;
  /** Asked before it is edited: an item may be edited as well. */
  mayEdit: () => Promise<boolean>;
};

/** The page's heading and text, which toggle between read and edited. */
export function HeadingBlock({ block, mayEdit }: HeadingBlockProps) {
  const { root, stored, form, publishing, problemsElsewhere } = block;
  const edit = async () => {
    if (await mayEdit()) block.edit();
  };
  return (
    <div ref={root} className={styles.block}>
      <PublishConflict
        conflict={publishing.conflict}
        isSaving={publishing.isPublishing}
        onTheirs={block.reset}
      />
      <ListProblems sentences={problemsElsewhere} />
      <section aria-label="Heading and text" className={styles.card}>
        {form ? (
          <EditForm
            label="Edit heading and text"
            isSaving={publishing.isPublishing}
            problems={form.problems}
            onSave={block.save}
            onCancel={block.cancel}
          >
            <HeadingFields form={form} />
          </EditForm>
        ) : (
          <div className={styles.read}>
            <EntryText heading={stored.heading}>
              <Prose text={stored.text} />
            </EntryText>
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
