import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Icon } from '../icon/icon.tsx';
import styles from './pagination.module.css';

type PaginationProps = {
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
  /** The text between the buttons; 'Page X of Y' by default. */
  position?: (page: number, totalPages: number) => string;
};

/** A Previous button, the current position and a Next button. Renders nothing if there is only one page. */
export function Pagination({ page, totalPages, onPage, position = pageOf }: PaginationProps) {
  if (totalPages <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label="Pages">
      <button
        type="button"
        className={styles.step}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <Icon shape={ChevronLeft} size={18} /> Previous
      </button>
      <span className={styles.position} aria-current="page">
        {position(page, totalPages)}
      </span>
      <button
        type="button"
        className={styles.step}
        disabled={page >= totalPages}
        onClick={() => onPage(page + 1)}
      >
        Next <Icon shape={ChevronRight} size={18} />
      </button>
    </nav>
  );
}

const pageOf = (page: number, totalPages: number) => `Page ${page} of ${totalPages}`;
