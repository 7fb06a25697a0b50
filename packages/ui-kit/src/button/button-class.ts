import styles from './button.module.css';

export type ButtonLook = {
  /** `action` is the one thing to do here, `brand` and `quiet` are beside it, `plain` looks like a link. */
  tone?: 'action' | 'brand' | 'quiet' | 'plain' | undefined;
  size?: 'medium' | 'large' | undefined;
  /** As wide as what holds it. */
  wide?: boolean | undefined;
  className?: string | undefined;
};

/** The look of a button for what must be a link, so that it opens in a new tab and shows its address. */
export const buttonClass = ({
  tone = 'quiet',
  size = 'medium',
  wide,
  className,
}: ButtonLook = {}) =>
  [styles.button, styles[tone], styles[size], wide && styles.wide, className]
    .filter(Boolean)
    .join(' ');
