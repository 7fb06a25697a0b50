import { Button, Icon, VisuallyHidden } from '@larkfare/ui-kit';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { add, remove, replace } from '../../content-list/content-list.rules.ts';
import { LineField, ProseField } from '../../content-list/text-fields.tsx';
import { useFocusNext } from '../../content-list/use-focus.ts';
import type { Problems } from '../../site-values/problems.rules.ts';
import type { Bullet } from '../../site-values/site-values.ts';
import styles from './bullet-fields.module.css';
import { blankBullet } from './section.rules.ts';

type BulletFieldsProps = {
  bullets: readonly Bullet[];
  onBullets: (bullets: Bullet[]) => void;
  /** Those of the section; a bullet's stand below `bullets.` and its place. */
  problems: Problems;
};

/** The points of a section, none or many. */
export function BulletFields({ bullets, onBullets, problems }: BulletFieldsProps) {
  const { root, focusNext } = useFocusNext();
  const change = (index: number, bullet: Bullet) => onBullets(replace(bullets, index, bullet));
  const headingOf = (index: number) => `[data-bullet="${index}"] input`;
  return (
    <div ref={root} className={styles.bullets}>
      {bullets.map((bullet, index) => (
        <fieldset key={index} className={styles.bullet} data-bullet={index}>
          <legend className={styles.legend}>Bullet {index + 1}</legend>
          <LineField
            label="Bullet Heading"
            note="optional"
            name={`bullets.${index}.heading`}
            value={bullet.heading}
            onValue={(heading) => change(index, { ...bullet, heading })}
            problem={problems[`bullets.${index}.heading`]}
          />
          <ProseField
            label="Bullet Text"
            name={`bullets.${index}.text`}
            rows={2}
            value={bullet.text}
            onValue={(text) => change(index, { ...bullet, text })}
            problem={problems[`bullets.${index}.text`]}
          />
          <Button
            className={styles.delete}
            onClick={() => {
              focusNext(headingOf(index), headingOf(index - 1), '[data-add-bullet]');
              onBullets(remove(bullets, index));
            }}
          >
            <Icon shape={Trash2} size={16} />
            <span>
              Delete bullet<VisuallyHidden> {index + 1}</VisuallyHidden>
            </span>
          </Button>
        </fieldset>
      ))}
      <Button
        className={styles.add}
        data-add-bullet=""
        onClick={() => {
          focusNext(headingOf(bullets.length));
          onBullets(add(bullets, blankBullet));
        }}
      >
        <Icon shape={Plus} size={18} /> Add bullet
      </Button>
    </div>
  );
}
