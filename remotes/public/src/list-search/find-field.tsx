import { useState } from 'react';
import { Field } from '@larkfare/ui-kit';

type FindFieldProps = {
  label: string;
  placeholder: string;
  /** The text of the address. */
  text: string;
  onText: (text: string) => void;
  className?: string | undefined;
};

/** A search field that shows typed text at once, while the address follows. */
export function FindField({ label, placeholder, text, onText, className }: FindFieldProps) {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  // The address has another text than the last one typed: a link or the Back button led here.
  if (known !== text) {
    setKnown(text);
    setTyped(text);
  }
  return (
    <Field label={label} className={className}>
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
            setKnown(value.trim() ? value : '');
            onText(value);
          }}
        />
      )}
    </Field>
  );
}
