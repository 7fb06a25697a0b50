import { Grid, Row, Stack } from '@larkfare/ui-kit';
import styles from './stories.module.css';

declare const TOKENS: string[];

/** The custom properties of tokens.css, by the first word of their names. */
const tokens = Object.groupBy(
  TOKENS,
  (name) => /^--(font-size|weight|space|radius|shadow)/.exec(name)?.[1] ?? 'colour',
);

const isColour = (name: string) =>
  CSS.supports('color', getComputedStyle(document.documentElement).getPropertyValue(name));

/** Colours, type, spacing and corners, drawn with the properties themselves. */
export const Tokens = () => (
  <>
    <Swatches names={tokens.colour?.filter(isColour)} property="background" />
    {tokens['font-size']?.map((name) => (
      <p key={name} className={styles.type} style={{ fontSize: `var(${name})` }}>
        From London to Lagos <code>{name}</code>
      </p>
    ))}
    {tokens.weight?.map((name) => (
      <p key={name} style={{ fontWeight: `var(${name})` }}>
        From London to Lagos <code>{name}</code>
      </p>
    ))}
    <Stack as="ul" gap={2} role="list" className={styles.small}>
      {tokens.space?.map((name) => (
        <Row key={name} as="li">
          <span className={styles.bar} style={{ inlineSize: `var(${name})` }} />
          <code>{name}</code>
        </Row>
      ))}
    </Stack>
    <Swatches names={tokens.radius} property="borderRadius" />
    <Swatches names={tokens.shadow} property="boxShadow" />
  </>
);

type SwatchesProps = {
  names: string[] | undefined;
  property: 'background' | 'borderRadius' | 'boxShadow';
};

const Swatches = ({ names, property }: SwatchesProps) => (
  <Grid as="ul" columns="9rem" role="list" className={styles.small}>
    {names?.map((name) => (
      <Stack key={name} as="li" gap={1}>
        <span className={styles.swatch} style={{ [property]: `var(${name})` }} />
        <code>{name}</code>
      </Stack>
    ))}
  </Grid>
);
