import {
  createElement,
  type ComponentPropsWithRef,
  type CSSProperties,
  type ElementType,
} from 'react';
import styles from './layout.module.css';

/** A step of the site's spacing: 4 is `--space-4`, 16 pixels. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16 | 20;

type LayoutProps<Tag extends ElementType, Own> = Own &
  Omit<ComponentPropsWithRef<Tag>, keyof Own | 'as'> & {
    as?: Tag | undefined;
  };

type ElementProps = {
  as?: ElementType | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
};

/** The element of a layout; the caller's class and style come last. */
function layOut(
  { as = 'div', className, style, ...rest }: ElementProps,
  classes: readonly (string | false | undefined)[],
  ownStyle?: Record<string, string | undefined>,
) {
  return createElement(as, {
    ...rest,
    className: [...classes, className].filter(Boolean).join(' ') || undefined,
    style: ownStyle || style ? { ...ownStyle, ...style } : undefined,
  });
}

type SpacedOptions = {
  /** Rows and columns differ in a pair. */
  gap?: Space | readonly [Space, Space] | undefined;
  className?: string | undefined;
};

type StackProps<Tag extends ElementType> = LayoutProps<Tag, SpacedOptions>;

/** Children one below the other. `as` is the element, here as in the other layouts. */
export const Stack = <Tag extends ElementType = 'div'>({ gap = 4, ...rest }: StackProps<Tag>) =>
  layOut(rest, [styles.stack], { '--gap': toLength(gap) });

type RowOptions = SpacedOptions & {
  align?: 'center' | 'start' | 'end' | 'baseline' | undefined;
  justify?: 'start' | 'end' | 'between' | undefined;
  /** Keeps all children on one line. */
  nowrap?: boolean | undefined;
};

type RowProps<Tag extends ElementType> = LayoutProps<Tag, RowOptions>;

/** Children side by side, on more lines where there is no room. */
export const Row = <Tag extends ElementType = 'div'>({
  gap = 3,
  align = 'center',
  justify = 'start',
  nowrap = false,
  ...rest
}: RowProps<Tag>) =>
  layOut(
    rest,
    [
      styles.row,
      align !== 'center' && styles[align],
      justify !== 'start' && styles[`justify-${justify}`],
      nowrap && styles.nowrap,
    ],
    { '--gap': toLength(gap) },
  );

type GridOptions = SpacedOptions & {
  /** How many columns, or the least width of each: `15rem`. */
  columns: number | `${number}rem`;
  /** Fills the row with wider columns where there are few children. */
  fit?: boolean | undefined;
  align?: 'start' | undefined;
};

export type GridProps<Tag extends ElementType = 'div'> = LayoutProps<Tag, GridOptions>;

/** Children in columns of equal width. */
export const Grid = <Tag extends ElementType = 'div'>({
  columns,
  fit = false,
  gap = 4,
  align,
  ...rest
}: GridProps<Tag>) =>
  layOut(rest, [styles.grid, align && styles[align]], {
    '--columns':
      typeof columns === 'number'
        ? `repeat(${columns}, minmax(0, 1fr))`
        : `repeat(${fit ? 'auto-fit' : 'auto-fill'}, minmax(min(100%, ${columns}), 1fr))`,
    '--gap': toLength(gap),
  });

type CardOptions = {
  /** `dashed` is the place of something that is missing, such as an empty list; `tinted` stands out. */
  look?: 'plain' | 'dashed' | 'tinted' | undefined;
  /** Lays the children out as a `Stack` with this space between them. */
  gap?: Space | readonly [Space, Space] | undefined;
  /** The space inside the edge; block and inline differ in a pair. */
  padding?: Space | readonly [Space, Space] | undefined;
  /** Makes the only link in the card as large as the card. */
  linked?: boolean | undefined;
  className?: string | undefined;
};

type CardProps<Tag extends ElementType> = LayoutProps<Tag, CardOptions>;

/** A surface with a hairline around it; not for a list or a `fieldset`, which the site's reset strips of padding. */
export const Card = <Tag extends ElementType = 'div'>({
  look = 'plain',
  gap,
  padding = 4,
  linked = false,
  ...rest
}: CardProps<Tag>) =>
  layOut(
    rest,
    [gap !== undefined && styles.stack, styles.card, styles[look], linked && styles.linked],
    {
      ...(gap !== undefined && { '--gap': toLength(gap) }),
      '--padding': toLength(padding),
    },
  );

type PlainProps<Tag extends ElementType> = LayoutProps<Tag, { className?: string | undefined }>;

/** Content as wide as the site's pages, with their gutters. */
export const PageWidth = <Tag extends ElementType = 'div'>(props: PlainProps<Tag>) =>
  layOut(props, [styles.page]);

type TextOptions = {
  /** A step of the site's font sizes: 2 is `--font-size-2`. */
  size?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  weight?: 'regular' | 'strong' | 'bold' | 'heavy' | undefined;
  tone?: 'ink' | 'ink-soft' | 'link' | 'success' | 'warning' | 'danger' | undefined;
  tight?: boolean | undefined;
};

/** Text in a size, weight and colour of the site. What changes at a breakpoint needs a class. */
export const Text = <Tag extends ElementType = 'p'>({
  as,
  size,
  weight,
  tone,
  tight,
  ...rest
}: LayoutProps<Tag, TextOptions>) =>
  layOut({ as: as ?? 'p', ...rest }, [], {
    fontSize: size === undefined ? undefined : `var(--font-size-${size})`,
    fontWeight: weight && `var(--weight-${weight})`,
    color: tone && `var(--${tone})`,
    letterSpacing: tight ? '-0.02em' : undefined,
  });

/** Small, soft text, such as a count or a caption. */
export const Note = <Tag extends ElementType = 'p'>({ as, ...rest }: PlainProps<Tag>) =>
  layOut({ as: as ?? 'p', ...rest }, [styles.note]);

const toLength = (space: Space | readonly [Space, Space]) =>
  [space]
    .flat()
    .map((step) => (step === 0 ? '0px' : `var(--space-${step})`))
    .join(' ');
