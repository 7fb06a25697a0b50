import { monthOf, shortMonthName } from '@larkfare/london-dates';
import { Price } from './price.tsx';
import styles from './price.module.css';

/** The lowest one-way price to a place, as the schema's LowestPrice has it. */
export type LowestPrice = {
  pricePence: number;
  departureDate: string;
  departureAirport: { id: string; name: string };
};

type FromPriceProps = { price: LowestPrice; className?: string | undefined };

/** An advertised price: 'from £18.99 one way from Bristol, Jan'. */
export const FromPrice = ({
  price: { pricePence, departureDate, departureAirport },
  className,
}: FromPriceProps) => (
  <>
    from{' '}
    <Price pence={pricePence} className={[styles.lowest, className].filter(Boolean).join(' ')} />{' '}
    <span className={styles.unbroken}>one way</span> from {spokenName(departureAirport.name)},{' '}
    {shortMonthName(monthOf(departureDate))}
  </>
);

/** An airport without its last word: 'London Gatwick' for 'London Gatwick Airport'. */
const spokenName = (airport: string) => airport.replace(/ Airport$/, '');
