import { Picture } from '../picture/picture.tsx';
import styles from './airline-logo.module.css';

type AirlineLogoProps = {
  airline: { name: string; logoPicture?: string | null; monogramPicture?: string | null };
  /** `wide` and `medium` show the logo, `small` the monogram beside a name in a list. */
  size?: 'wide' | 'medium' | 'small';
};

/** Width and height in CSS pixels. */
const pictureSizes = { wide: [80, 32], medium: [56, 26], small: [20, 20] } as const;

/** An airline's mark on a white background, for which all marks are made. Always write the airline's name beside it. */
export function AirlineLogo({ airline, size = 'wide' }: AirlineLogoProps) {
  const { logoPicture, monogramPicture } = airline;
  const address =
    size === 'small' ? (monogramPicture ?? logoPicture) : (logoPicture ?? monogramPicture);
  const [width, height] = pictureSizes[size];
  return (
    <span className={[styles.chip, styles[size]].join(' ')} aria-hidden="true">
      {address ? (
        <Picture address={address} alt="" width={width} height={height} className={styles.mark} />
      ) : (
        initialsOf(airline.name)
      )}
    </span>
  );
}

const initialsOf = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');
