import type { ComponentProps } from 'react';
import { toCode } from './airports.rules.ts';
import styles from './code-input.module.css';

type CodeInputProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  onCode: (code: string) => void;
};

/** An airport's code: three letters, in capitals as they are typed (specification §5). */
export const CodeInput = ({ onCode, className, ...input }: CodeInputProps) => (
  <input
    {...input}
    className={`${className} ${styles.code}`}
    type="text"
    name="code"
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={3}
    onChange={(event) => onCode(toCode(event.target.value))}
  />
);
