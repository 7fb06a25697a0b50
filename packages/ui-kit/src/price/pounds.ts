const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** An amount in pence as text in pounds: 123450 is '£1,234.50'. */
export const formatPounds = (pence: number) => pounds.format(pence / 100);
