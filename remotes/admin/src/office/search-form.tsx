import { type FormEvent, useEffect, useRef } from 'react';
import { Button, Icon, Row, VisuallyHidden } from '@larkfare/ui-kit';
import Search from '@lucide/icons/icons/search';
import X from '@lucide/icons/icons/x';
import { useAddressQuery } from './use-address-query.ts';
import styles from './search-form.module.css';

interface SearchFormProps {
  /** The label of the field: 'Search by name'. */
  label: string;
  /** The parameter of the address that holds the text. */
  name: string;
  placeholder?: string;
  /** Where the text is searched in as soon as it is sent. */
  className?: string;
}

/** A text to search a list for, kept in the address; an empty one shows the whole list again. */
export function SearchForm({ label, name, placeholder, className }: SearchFormProps) {
  const { query, change } = useAddressQuery();
  const text = query.get(name) ?? '';
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef(text);
  // Back also changes the field; a search leaves what is typed after it.
  useEffect(() => {
    if (field.current && text !== sent.current) field.current.value = text;
    sent.current = text;
  }, [text]);

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sent.current = field.current?.value ?? '';
    change({ [name]: sent.current });
  };
  const clear = () => {
    change({ [name]: null });
    field.current?.focus();
  };
  return (
    <form
      role="search"
      className={[styles.form, className].filter(Boolean).join(' ')}
      onSubmit={search}
    >
      <label className={styles.box}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Icon shape={Search} size={18} className={styles.icon} />
        <input
          ref={field}
          type="search"
          name={name}
          defaultValue={text}
          placeholder={placeholder ?? label}
          maxLength={100}
          className={styles.input}
        />
      </label>
      <Button type="submit">Search</Button>
      {text && (
        <Button tone="plain" onClick={clear}>
          <Icon shape={X} size={16} /> Clear
        </Button>
      )}
    </form>
  );
}

type SearchButtonsProps = {
  /** Places them level with the fields. */
  className: string | undefined;
  /** Absent while nothing is narrowed. */
  onClear: (() => void) | false;
};

/** The buttons of a form of filters. */
export const SearchButtons = ({ className, onClear }: SearchButtonsProps) => (
  <Row gap={2} nowrap className={className}>
    <Button type="submit" tone="brand">
      <Icon shape={Search} size={18} /> Search
    </Button>
    {onClear && (
      <Button tone="plain" onClick={onClear}>
        Clear
      </Button>
    )}
  </Row>
);
