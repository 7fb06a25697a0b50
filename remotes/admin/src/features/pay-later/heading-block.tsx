import { Button, Card, Icon, Row, Stack, VisuallyHidden } from '@larkfare/ui-kit';
import Pencil from '@lucide/icons/icons/pencil';
import { EditForm } from '../../texts/edit-form.tsx';
import { EntryFields } from '../../texts/entry-fields.tsx';
import { EntryText } from '../../texts/entry-text.tsx';
import type { ContentList } from '../../texts/use-content-list.ts';
import { editButtonId } from '../../record/use-row-edit.ts';
import type { Heading } from './pay-later.rules.ts';

type HeadingBlockProps = {
  heading: ContentList<Heading>;
  /** Called before it is edited: an item may be edited as well. */
  mayEdit: () => Promise<boolean>;
};

/** The page's heading and text, which toggle between read and edited. */
export function HeadingBlock({ heading, mayEdit }: HeadingBlockProps) {
  const { list, root, entries, edit } = heading;
  const start = async () => {
    if (await mayEdit()) heading.start('heading');
  };
  return (
    <Stack ref={root}>
      <Card as="section" padding={[4, 5]} aria-label="Heading and text" data-place={0}>
        {edit.editedId ? (
          <EditForm label="Edit heading and text" edit={edit}>
            <EntryFields list={list} form={edit} />
          </EditForm>
        ) : (
          <Row gap={4} align="start" justify="between">
            {entries.map((entry, place) => (
              <EntryText key={place} list={list} entry={entry} />
            ))}
            <Button id={editButtonId('heading')} onClick={() => void start()}>
              <Icon shape={Pencil} size={16} />
              <span>
                Edit<VisuallyHidden> heading and text</VisuallyHidden>
              </span>
            </Button>
          </Row>
        )}
      </Card>
    </Stack>
  );
}
