import styles from './prose.module.css';

type ProseProps = {
  /** Plain text; a blank line starts a new paragraph. */
  text: string;
  className?: string | undefined;
};

/** Text as an administrator wrote it, in paragraphs. Nothing in it is ever rendered as markup. */
export const Prose = ({ text, className }: ProseProps) => (
  <div className={[styles.prose, className].filter(Boolean).join(' ')}>
    {text.split(/\n\s*\n/).map((paragraph, index) => (
      <p key={index} className={styles.paragraph}>
        {paragraph}
      </p>
    ))}
  </div>
);
