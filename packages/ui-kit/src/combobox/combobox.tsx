import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { ControlProps } from '../field/field.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './combobox.module.css';
import { useListInSight } from './use-list-in-sight.ts';
import { moveActive } from './combobox.rules.ts';
import {
  countSentence,
  type Suggestions,
  type SuggestionSource,
  useSuggestions,
} from './use-suggestions.ts';

type ComboboxProps<Option> = ControlProps & {
  /** The text in the input, which the caller stores. */
  text: string;
  onText: (text: string) => void;
  onPick: (option: Option) => void;
  onFocus?: () => void;
  source: SuggestionSource<Option>;
  optionKey: (option: Option) => string;
  children: (option: Option) => ReactNode;
  /** The singular and plural of the suggestions, for the announced count: `['airport', 'airports']`. */
  noun: readonly [one: string, many: string];
  name?: string;
  placeholder?: string;
  required?: boolean;
  /** Shown before the input's text. */
  icon?: ReactNode;
  /** Shown at the end of the input, such as the code of the chosen option. */
  badge?: ReactNode;
};

/**
 * A text input with suggestions: the ARIA combobox pattern with a list. The first suggestion is highlighted. Leaving the
 * field chooses nothing. Entering it selects its text.
 */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const {
    text,
    onText,
    onPick,
    onFocus,
    source,
    optionKey,
    children,
    noun,
    icon,
    badge,
    className,
    ...input
  } = props;
  const listId = useId();
  const suggestions = useSuggestions(source, text);
  const list = useRef<HTMLUListElement>(null);
  const hadFocus = useRef(false);
  const { isOpen, options, before, active } = suggestions;
  const hasList = isOpen && options.length > 0;
  const isInView = hasList || before.length > 0;
  useListInSight(list, isInView);

  const pick = (option: Option) => {
    onPick(option);
    suggestions.close();
  };
  const move = (key: string) => {
    const next = moveActive(key, active, options.length);
    suggestions.setActive(next);
    list.current?.children[next]?.scrollIntoView?.({ block: 'nearest' });
  };

  return (
    <div
      className={styles.combobox}
      data-icon={icon ? '' : undefined}
      data-badge={badge ? '' : undefined}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      <input
        {...input}
        className={`${className} ${styles.input}`}
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={listId}
        aria-activedescendant={hasList ? `${listId}-${active}` : undefined}
        value={text}
        onPointerDown={({ currentTarget }) => {
          hadFocus.current = document.activeElement === currentTarget;
        }}
        onFocus={(event) => {
          event.currentTarget.select();
          onFocus?.();
        }}
        // A press places the caret after the focus has selected the text.
        onClick={({ currentTarget }) => {
          if (!hadFocus.current && currentTarget.selectionStart === currentTarget.selectionEnd)
            currentTarget.select();
        }}
        onBlur={suggestions.close}
        onChange={(event) => {
          onText(event.target.value);
          suggestions.open();
        }}
        onKeyDown={(event) => onKey(event, { suggestions, move, pick })}
      />
      {badge && <span className={styles.badge}>{badge}</span>}
      <ul
        ref={list}
        className={styles.list}
        id={listId}
        role="listbox"
        aria-label={noun[1]}
        popover="manual"
        hidden={!isInView}
        aria-hidden={!hasList}
        // The input keeps the focus while the list is pressed or scrolled.
        onMouseDown={(event) => event.preventDefault()}
      >
        {before.map((option) => (
          <li key={optionKey(option)} className={styles.before}>
            {children(option)}
          </li>
        ))}
        {options.map((option, index) => (
          <li
            key={optionKey(option)}
            className={styles.option}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseMove={() => suggestions.setActive(index)}
            onClick={() => pick(option)}
          >
            {children(option)}
          </li>
        ))}
      </ul>
      {isOpen && !isInView && suggestions.phase !== 'idle' && (
        <p className={styles.nothing} data-phase={suggestions.phase}>
          {countSentence(suggestions, noun)}
        </p>
      )}
      <span role="status">
        <VisuallyHidden>{isOpen ? countSentence(suggestions, noun) : ''}</VisuallyHidden>
      </span>
    </div>
  );
}

type KeyTools<Option> = {
  suggestions: Suggestions<Option>;
  move: (key: string) => void;
  pick: (option: Option) => void;
};

function onKey<Option>(event: KeyboardEvent, { suggestions, move, pick }: KeyTools<Option>) {
  const { isOpen, options, active, phase } = suggestions;
  if (event.key === 'ArrowDown' && !isOpen) {
    event.preventDefault();
    return suggestions.open();
  }
  if (!isOpen) return;
  if (event.key === 'Escape') {
    // Only the list closes; the pop-up around the form stays.
    event.preventDefault();
    event.stopPropagation();
    return suggestions.close();
  }
  // The option for Enter is still loading: the form is not sent without it.
  if (phase === 'searching' && event.key === 'Enter') return event.preventDefault();
  if (options.length === 0) return;
  if (['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) {
    event.preventDefault();
    return move(event.key);
  }
  const chosen = options[active];
  if (event.key === 'Enter' && chosen) {
    event.preventDefault();
    pick(chosen);
  }
}
