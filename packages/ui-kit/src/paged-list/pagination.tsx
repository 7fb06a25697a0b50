import ChevronLeft from '@lucide/icons/icons/chevron-left';
import ChevronRight from '@lucide/icons/icons/chevron-right';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Row } from '../layout/layout.tsx';
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
    <Row as="nav" gap={4} className={styles.pagination} aria-label="Pages">
      <Button className={styles.step} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon shape={ChevronLeft} size={18} /> Previous
      </Button>
      <span className={styles.position} aria-current="page">
        {position(page, totalPages)}
      </span>
      <Button
        className={styles.step}
        disabled={page >= totalPages}
        onClick={() => onPage(page + 1)}
      >
        Next <Icon shape={ChevronRight} size={18} />
      </Button>
    </Row>
  );
}

const pageOf = (page: number, totalPages: number) => `Page ${page} of ${totalPages}`;
