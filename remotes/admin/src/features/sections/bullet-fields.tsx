import { Button, Icon, Row, Stack, VisuallyHidden } from '@larkfare/ui-kit';
import Plus from '@lucide/icons/icons/plus';
import Trash2 from '@lucide/icons/icons/trash';
import { useFocusNext } from '../../texts/use-focus.ts';
import { FieldGroup, ProseField, FormTextField } from '../../fields/fields.tsx';
import { formAt, type PathForm } from '../../fields/form-part.ts';

type Bullet = { heading: string; text: string };
export type Section = Bullet & { bullets: Bullet[] };

/** The points of a section, none or many. */
export function BulletFields({ form }: { form: PathForm<Section> }) {
  const { root, focusNext } = useFocusNext();
  const { bullets } = form.details;
  const onBullets = (next: Bullet[]) => form.change({ bullets: next });
  const bulletForm = (bullet: Bullet, index: number) =>
    formAt(form, `bullets.${index}`, bullet, (changed) => onBullets(bullets.with(index, changed)));
  const headingOf = (index: number) => `[data-bullet="${index}"] input`;
  return (
    <Stack gap={3} ref={root}>
      {bullets.map((bullet, index) => (
        <FieldGroup key={index} legend={`Bullet ${index + 1}`} data-bullet={index}>
          <FormTextField
            form={bulletForm(bullet, index)}
            name="heading"
            label="Bullet Heading"
            note="optional"
          />
          <ProseField form={bulletForm(bullet, index)} name="text" label="Bullet Text" rows={2} />
          <Row>
            <Button
              tone="danger"
              onClick={() => {
                focusNext(headingOf(index), headingOf(index - 1), '[data-add-bullet]');
                onBullets(bullets.toSpliced(index, 1));
              }}
            >
              <Icon shape={Trash2} size={16} />
              <span>
                Delete bullet<VisuallyHidden> {index + 1}</VisuallyHidden>
              </span>
            </Button>
          </Row>
        </FieldGroup>
      ))}
      <Row>
        <Button
          data-add-bullet=""
          onClick={() => {
            focusNext(headingOf(bullets.length));
            onBullets([...bullets, { heading: '', text: '' }]);
          }}
        >
          <Icon shape={Plus} size={18} /> Add bullet
        </Button>
      </Row>
    </Stack>
  );
}
