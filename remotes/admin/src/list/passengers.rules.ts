type Passengers = { adults: number; children: number; infants: number };

/** How many travel: 'Adults: 2, Children: 1, Infants: 0', where no line ends before a number. */
export const passengerWords = ({ adults, children, infants }: Passengers) =>
  `Adults:\u00A0${adults}, Children:\u00A0${children}, Infants:\u00A0${infants}`;
