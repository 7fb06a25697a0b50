import { createElement } from 'react';

type IconShape = {
  readonly node: readonly [tag: string, attributes: Readonly<Record<string, unknown>>][];
};

type IconProps = {
  /** An icon of `@lucide/icons`, imported separately: `import Phone from '@lucide/icons/icons/phone'`. */
  shape: IconShape;
  /** Side in CSS pixels. */
  size?: number;
  tone?: 'ink-soft' | 'link' | 'success' | 'danger' | undefined;
  className?: string | undefined;
};

/** An icon is decoration: the text beside it, or the control's label, must have its meaning. */
export const Icon = ({ shape, size = 20, tone, className }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
    style={tone && { color: `var(--${tone})` }}
    aria-hidden="true"
    focusable="false"
  >
    {shape.node.map(([tag, attributes]) => createElement(tag, attributes))}
  </svg>
);
