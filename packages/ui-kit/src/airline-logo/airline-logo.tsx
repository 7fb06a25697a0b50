import { Picture } from '../picture/picture.tsx';
import styles from './airline-logo.module.css';

type AirlineLogoProps = {
  airline: { name: string; logoPicture?: string | null; monogramPicture?: string | null };
  /** `wide` shows the logo, `small` the monogram beside a name in a list. */
  size?: 'wide' | 'small';
};

/** An airline's mark on a white background, for which all marks are made. Always write the airline's name beside it. */
export function AirlineLogo({ airline, size = 'wide' }: AirlineLogoProps) {
  const { logoPicture, monogramPicture } = airline;
  const address =
    size === 'wide' ? (logoPicture ?? monogramPicture) : (monogramPicture ?? logoPicture);
  return (
    <span className={[styles.chip, styles[size]].join(' ')} aria-hidden="true">
      {address ? (
        <Picture
          address={address}
          alt=""
          width={size === 'wide' ? 80 : 20}
          height={size === 'wide' ? 32 : 20}
          className={styles.mark}
        />
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
