import { Picture } from '@larkfare/ui-kit';
import styles from './airline-plate.module.css';

type AirlinePlateProps = {
  name: string;
  picture: string | null;
  /** Empty if the airline's name is beside it. */
  alt?: string;
  /** In CSS pixels. */
  width: number;
  priority?: 'lazy' | 'eager';
  /** Sets `--logo-width`, `--logo-height` and the size of the initial. */
  className: string | undefined;
};

/** An airline's logo on a white plate, or its initial. */
export const AirlinePlate = ({
  name,
  picture,
  alt = '',
  width,
  priority,
  className,
}: AirlinePlateProps) => (
  <span className={[styles.plate, className].join(' ')}>
    <Picture
      address={picture}
      alt={alt}
      width={width}
      height={width / 2}
      priority={priority}
      className={styles.logo}
      fallback={<span aria-hidden="true">{name.slice(0, 1)}</span>}
    />
  </span>
);
