import styles from './button.module.css';

export type ButtonLook = {
  /** `action` is the main action of a screen, and `plain` looks like a link. */
  tone?: 'action' | 'brand' | 'quiet' | 'danger' | 'plain' | undefined;
  size?: 'medium' | 'large' | 'square' | undefined;
  /** Makes the button as wide as its container. */
  wide?: boolean | undefined;
  className?: string | undefined;
};

/** The class that makes a link look like a button. A link can be opened in a new tab and shows its address. */
export const buttonClass = ({
  tone = 'quiet',
  size = 'medium',
  wide,
  className,
}: ButtonLook = {}) =>
  [styles.button, styles[tone], styles[size], wide && styles.wide, className]
    .filter(Boolean)
    .join(' ');
