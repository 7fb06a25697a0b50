import { useEffect, useId, useRef } from 'react';
import { buttonClass, flyHref, FromPrice, Icon, Note, Picture, Text } from '@larkfare/ui-kit';
import Plane from '@lucide/icons/icons/plane';
import { Link } from 'react-router';
import type { TilePlace } from '../../auto-scroll/tile-list.tsx';
import type { PopularLocation } from './use-home.ts';
import styles from './location-tile.module.css';

type LocationTileProps = {
  location: PopularLocation;
  place: TilePlace;
  priority: 'eager' | 'lazy';
  isOpen: boolean;
  onToggle: () => void;
};

/** A tile's growth takes this long; then it is moved into view. */
const growthMs = 240;

/** One location: its picture and name, and once opened its description and the way there. */
export function LocationTile({ location, place, priority, isOpen, onToggle }: LocationTileProps) {
  const { name, country, image, description, lowestPrice } = location;
  const tile = useRef<HTMLDivElement>(null);
  const detailsId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(
      () =>
        tile.current?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'smooth' }),
      growthMs,
    );
    return () => clearTimeout(timer);
  }, [isOpen]);
  // The focus may be on the link in the tile, or on the copy that was pressed.
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onToggle();
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen, onToggle]);

  return (
    <div ref={tile} className={styles.tile} data-open={isOpen}>
      <button
        type="button"
        className={styles.face}
        tabIndex={place.tabIndex}
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        onClick={() => {
          place.bringOriginal();
          onToggle();
        }}
      >
        <Picture
          address={image}
          alt=""
          width={210}
          height={315}
          // A 4:3 picture that fills a tall tile is as wide as the tile's height times 4/3.
          sizes="(max-width: 880px) 290px, 420px"
          priority={priority}
          className={styles.picture}
        />
        <span className={styles.caption}>
          <span className={styles.name}>{name}</span>
          <Text as="span" size={0}>
            {lowestPrice ? (
              <FromPrice price={lowestPrice} className={styles.figure} />
            ) : (
              country.name
            )}
          </Text>
        </span>
      </button>
      {isOpen && (
        <div id={detailsId} className={styles.details}>
          <div className={styles.detailsInside}>
            <Text as={Note} weight="strong">
              {country.name}
            </Text>
            <p className={styles.description}>{description || `Flights to ${name} from the UK.`}</p>
            <Link
              to={flyHref(location)}
              className={buttonClass({ tone: 'action', className: styles.fly })}
            >
              <Icon shape={Plane} size={18} />
              Fly to {name}
            </Link>
          </div>
        </div>
      )}
    </div>
  );
}
