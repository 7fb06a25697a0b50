import CircleAlert from 'lucide-react/icons/circle-alert';
import { Icon } from '@larkfare/ui-kit';
import styles from './list-problems.module.css';

/** What went wrong and belongs to no visible field; nothing that was written is lost by it. */
export const ListProblems = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.length > 0 && (
    <div role="alert" className={styles.problems}>
      <Icon shape={CircleAlert} size={20} />
      <div>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
