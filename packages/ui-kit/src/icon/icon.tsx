import type { ComponentType, SVGProps } from 'react';

type IconShape = ComponentType<SVGProps<SVGSVGElement> & { size?: string | number }>;

type IconProps = {
  /** An icon of lucide-react, imported separately: `import Phone from 'lucide-react/icons/phone'`. */
  shape: IconShape;
  /** Side in CSS pixels. */
  size?: number;
  tone?: 'ink-soft' | 'link' | 'success' | 'danger' | undefined;
  className?: string | undefined;
};

/** An icon is decoration: the text beside it, or the control's label, must have its meaning. */
export const Icon = ({ shape: Shape, size = 20, tone, className }: IconProps) => (
  <Shape
    size={size}
    strokeWidth={1.75}
    className={className}
    style={tone && { color: `var(--${tone})` }}
    aria-hidden="true"
    focusable="false"
  />
);
