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
    <ul role="list" className={styles.swatches}>
      {tokens.colour?.filter(isColour).map((name) => (
        <li key={name}>
          <span className={styles.swatch} style={{ background: `var(${name})` }} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
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
    <ul role="list" className={styles.measures}>
      {tokens.space?.map((name) => (
        <li key={name}>
          <span className={styles.bar} style={{ inlineSize: `var(${name})` }} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
    <ul role="list" className={styles.swatches}>
      {tokens.radius?.map((name) => (
        <li key={name}>
          <span className={styles.swatch} style={{ borderRadius: `var(${name})` }} />
          <code>{name}</code>
        </li>
      ))}
      {tokens.shadow?.map((name) => (
        <li key={name}>
          <span className={styles.swatch} style={{ boxShadow: `var(${name})` }} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  </>
);
