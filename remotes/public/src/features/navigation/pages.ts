/** The pages of the navigation bar that are before and after the tickets menu. */
export const pagesBefore = [
  { to: '/home', label: 'Home' },
  { to: '/flight', label: 'Flights' },
];
export const pagesAfter = [{ to: '/deals', label: 'Deals' }];
