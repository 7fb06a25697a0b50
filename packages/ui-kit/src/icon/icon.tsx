import type { ComponentType, SVGProps } from 'react';

type IconShape = ComponentType<SVGProps<SVGSVGElement> & { size?: string | number }>;

type IconProps = {
  /** One icon of lucide-react, imported alone: `import Phone from 'lucide-react/icons/phone'`. */
  shape: IconShape;
  /** Side in CSS pixels. */
  size?: number;
  className?: string | undefined;
};

/** Icons are decoration: the words beside them, or the control's label, say what they mean. */
export const Icon = ({ shape: Shape, size = 20, className }: IconProps) => (
  <Shape
    size={size}
    strokeWidth={1.75}
    className={className}
    aria-hidden="true"
    focusable="false"
  />
);
