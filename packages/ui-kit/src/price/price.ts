const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const wholePounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** £1,234.50 from pence, as every price that can be booked is shown. */
export const formatPounds = (pence: number): string => pounds.format(pence / 100);

/** £1,235 from pence, where a price only gives an idea; rounded up, so nothing is dearer than it was said to be. */
export const formatWholePounds = (pence: number): string =>
  wholePounds.format(Math.ceil(pence / 100));
