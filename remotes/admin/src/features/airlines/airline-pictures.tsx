import { ImageField } from '../../image-upload/image-field.tsx';
import styles from '../../saving/pop-up-form.module.css';
import type { Problems } from '../../saving/save-answer.rules.ts';
import type { AirlineDetails } from './airlines.rules.ts';

type AirlinePicturesProps = {
  details: AirlineDetails;
  problems: Problems<AirlineDetails>;
  limitMegabytes: number;
  change: (part: Partial<AirlineDetails>) => void;
  /** Told of each picture whether it is on its way. */
  onBusy: (picture: 'logo' | 'monogram', isBusy: boolean) => void;
};

/** An airline's logo and the small mark that stands beside its name. */
export function AirlinePictures({
  details,
  problems,
  limitMegabytes,
  change,
  onBusy,
}: AirlinePicturesProps) {
  return (
    <div className={styles.pair}>
      <ImageField
        label="Logo picture"
        name="logoPicture"
        kind="mark"
        path="/api/upload/airlines"
        limitMegabytes={limitMegabytes}
        address={details.logoPicture}
        problem={problems.logoPicture}
        onAddress={(logoPicture) => change({ logoPicture })}
        onBusy={(isBusy) => onBusy('logo', isBusy)}
      />
      <ImageField
        label="Monogram picture"
        name="monogramPicture"
        kind="mark"
        path="/api/upload/airlines"
        limitMegabytes={limitMegabytes}
        address={details.monogramPicture}
        problem={problems.monogramPicture}
        onAddress={(monogramPicture) => change({ monogramPicture })}
        onBusy={(isBusy) => onBusy('monogram', isBusy)}
      />
    </div>
  );
}
