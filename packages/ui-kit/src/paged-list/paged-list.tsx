import { useRef, useState, type ReactNode } from 'react';
import { Field } from '../field/field.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import styles from './paged-list.module.css';
import { Pagination } from './pagination.tsx';

type PagedListProps = {
  /** The accessible name of the list, such as 'Airlines'. */
  label: string;
  /** How many items match, such as '12 airlines'. */
  count: string;
  /** Fields that narrow the list, before the count. */
  fields?: ReactNode;
  /** Links to parts of the list, such as a `LinkBar` of letters. */
  links?: ReactNode;
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
  children: ReactNode;
};

/** A page of a long list. Turning to another page moves the focus to the start of the list. */
export function PagedList({
  label,
  count,
  fields,
  links,
  page,
  totalPages,
  onPage,
  children,
}: PagedListProps) {
  const list = useRef<HTMLDivElement>(null);
  const turnTo = (next: number) => {
    onPage(next);
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <Stack gap={5} ref={list} tabIndex={-1} role="group" aria-label={label}>
      {fields && (
        <Row gap={[3, 5]} align="end" className={styles.fields}>
          {fields}
          <p role="status" className={styles.count}>
            {count}
          </p>
        </Row>
      )}
      {links}
      {children}
      <Pagination page={page} totalPages={totalPages} onPage={turnTo} />
    </Stack>
  );
}

type FindFieldProps = {
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string, options: { replace: true; flushSync: boolean }) => void;
};

/** A search field that shows typed text at once, while the address follows. */
export function FindField({ label, placeholder, text, onText }: FindFieldProps) {
  const [typed, setTyped] = useState(text);
  // The text in the address, then those that typing has sent to it, which arrive later.
  const [own, setOwn] = useState([text]);
  const arrived = own.indexOf(text);
  if (arrived > 0) setOwn(own.slice(arrived));
  // A link or the Back button led here.
  if (arrived < 0) {
    setOwn([text]);
    setTyped(text);
  }
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="search"
          name="name"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={typed}
          onChange={({ target: { value } }) => {
            setTyped(value);
            setOwn([...own, value.trim() ? value : '']);
            onText(value, { replace: true, flushSync: false });
          }}
          // Before another field changes the address.
          onBlur={() => {
            if (own.length > 1) onText(typed, { replace: true, flushSync: true });
          }}
        />
      )}
    </Field>
  );
}
