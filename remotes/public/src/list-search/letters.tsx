import { LinkBar } from '@larkfare/ui-kit';
import { Link } from 'react-router';

type LettersProps = {
  /** Letters that a name of the list begins with. */
  letters: readonly string[];
  current: string | null;
  /** The address of a letter, or of all of them. */
  hrefOf: (letter: string | null) => string;
};

/** Links to the part of a long list under each letter. */
export const Letters = ({ letters, current, hrefOf }: LettersProps) => (
  <LinkBar label="Letters" look="pills">
    {[null, ...letters].map((letter) => (
      <Link
        key={letter}
        to={hrefOf(letter)}
        preventScrollReset
        aria-current={letter === current ? 'page' : undefined}
      >
        {letter ?? 'All'}
      </Link>
    ))}
  </LinkBar>
);
