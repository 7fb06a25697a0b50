import type { ComponentPropsWithRef, ElementType } from 'react';
import styles from './layout.module.css';

/** A step of the site's spacing: 4 is `--space-4`, 16 pixels. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16 | 20;

type LayoutProps<Tag extends ElementType, Own> = Own &
  Omit<ComponentPropsWithRef<Tag>, keyof Own | 'as'> & {
    as?: Tag | undefined;
  };

type SpacedOptions = {
  /** Rows and columns differ in a pair. */
  gap?: Space | readonly [Space, Space] | undefined;
  className?: string | undefined;
};

type StackProps<Tag extends ElementType> = LayoutProps<Tag, SpacedOptions>;

/** Children one below the other. `as` is the element, here as in the other layouts. */
export function Stack<Tag extends ElementType = 'div'>({
  as,
  gap = 4,
  className,
  style,
  ...rest
}: StackProps<Tag>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      className={[styles.stack, className].filter(Boolean).join(' ')}
      style={{ '--gap': toLength(gap), ...style }}
    />
  );
}

type RowOptions = SpacedOptions & {
  align?: 'center' | 'start' | 'end' | 'baseline' | undefined;
  justify?: 'start' | 'end' | 'between' | undefined;
  /** Keeps all children on one line. */
  nowrap?: boolean | undefined;
};

type RowProps<Tag extends ElementType> = LayoutProps<Tag, RowOptions>;

/** Children side by side, on more lines where there is no room. */
export function Row<Tag extends ElementType = 'div'>({
  as,
  gap = 3,
  align = 'center',
  justify = 'start',
  nowrap = false,
  className,
  style,
  ...rest
}: RowProps<Tag>) {
  const Element: ElementType = as ?? 'div';
  const classes = [
    styles.row,
    align !== 'center' && styles[align],
    justify !== 'start' && styles[`justify-${justify}`],
    nowrap && styles.nowrap,
    className,
  ];
  return (
    <Element
      {...rest}
      className={classes.filter(Boolean).join(' ')}
      style={{ '--gap': toLength(gap), ...style }}
    />
  );
}

type GridOptions = SpacedOptions & {
  /** How many columns, or the least width of each: `15rem`. */
  columns: number | `${number}rem`;
  /** Fills the row with wider columns where there are few children. */
  fit?: boolean | undefined;
  align?: 'start' | undefined;
};

export type GridProps<Tag extends ElementType = 'div'> = LayoutProps<Tag, GridOptions>;

/** Children in columns of equal width. */
export function Grid<Tag extends ElementType = 'div'>({
  as,
  columns,
  fit = false,
  gap = 4,
  align,
  className,
  style,
  ...rest
}: GridProps<Tag>) {
  const Element: ElementType = as ?? 'div';
  const template =
    typeof columns === 'number'
      ? `repeat(${columns}, minmax(0, 1fr))`
      : `repeat(${fit ? 'auto-fit' : 'auto-fill'}, minmax(min(100%, ${columns}), 1fr))`;
  return (
    <Element
      {...rest}
      className={[styles.grid, align && styles[align], className].filter(Boolean).join(' ')}
      style={{ '--columns': template, '--gap': toLength(gap), ...style }}
    />
  );
}

type CardOptions = {
  /** `dashed` is the place of something that is missing, such as an empty list; `tinted` stands out. */
  look?: 'plain' | 'dashed' | 'tinted' | undefined;
  /** Lays the children out as a `Stack` with this space between them. */
  gap?: Space | readonly [Space, Space] | undefined;
  /** The space inside the edge; block and inline differ in a pair. */
  padding?: Space | readonly [Space, Space] | undefined;
  className?: string | undefined;
};

type CardProps<Tag extends ElementType> = LayoutProps<Tag, CardOptions>;

/** A surface with a hairline around it; not for a list or a `fieldset`, which the site's reset strips of padding. */
export function Card<Tag extends ElementType = 'div'>({
  as,
  look = 'plain',
  gap,
  padding = 4,
  className,
  style,
  ...rest
}: CardProps<Tag>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      className={[gap !== undefined && styles.stack, styles.card, styles[look], className]
        .filter(Boolean)
        .join(' ')}
      style={{
        ...(gap !== undefined && { '--gap': toLength(gap) }),
        '--padding': toLength(padding),
        ...style,
      }}
    />
  );
}

type PlainProps<Tag extends ElementType> = LayoutProps<Tag, { className?: string | undefined }>;

/** Content as wide as the site's pages, with their gutters. */
export function PageWidth<Tag extends ElementType = 'div'>({
  as,
  className,
  ...rest
}: PlainProps<Tag>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...rest} className={[styles.page, className].filter(Boolean).join(' ')} />;
}

type TextOptions = {
  /** A step of the site's font sizes: 2 is `--font-size-2`. */
  size?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  weight?: 'regular' | 'strong' | 'bold' | 'heavy' | undefined;
  tone?: 'ink' | 'ink-soft' | 'link' | 'success' | 'warning' | 'danger' | undefined;
  tight?: boolean | undefined;
};

/** Text in a size, weight and colour of the site. What changes at a breakpoint needs a class. */
export function Text<Tag extends ElementType = 'p'>({
  as,
  size,
  weight,
  tone,
  tight,
  style,
  ...rest
}: LayoutProps<Tag, TextOptions>) {
  const Element: ElementType = as ?? 'p';
  return (
    <Element
      {...rest}
      style={{
        fontSize: size === undefined ? undefined : `var(--font-size-${size})`,
        fontWeight: weight && `var(--weight-${weight})`,
        color: tone && `var(--${tone})`,
        letterSpacing: tight && '-0.02em',
        ...style,
      }}
    />
  );
}

/** Small, soft text, such as a count or a caption. */
export function Note<Tag extends ElementType = 'p'>({ as, className, ...rest }: PlainProps<Tag>) {
  const Element: ElementType = as ?? 'p';
  return <Element {...rest} className={[styles.note, className].filter(Boolean).join(' ')} />;
}

const toLength = (space: Space | readonly [Space, Space]) =>
  [space]
    .flat()
    .map((step) => (step === 0 ? '0px' : `var(--space-${step})`))
    .join(' ');
