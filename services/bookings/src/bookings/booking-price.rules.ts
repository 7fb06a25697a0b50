/** Pence as pounds with two decimals: 123456 is '£1,234.56'. */
export const toPounds = (pence: number) =>
  `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** The visitor decides again with the price of now in front of them. */
export const priceChangedMessage = (currentPricePence: number) =>
  `The price has changed. It is now ${toPounds(currentPricePence)} per person. Nothing was booked.`;
