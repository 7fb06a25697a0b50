/** Pence as pounds with two decimals: 123456 is '£1,234.56'. */
export const toPounds = (pence: number) =>
  `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** The visitor decides again with the price of now in front of them. */
export function priceChangedMessage(now: { currentPricePence: number; currentTotalPence: number }) {
  const price = `${toPounds(now.currentPricePence)} per person`;
  const total = `, ${toPounds(now.currentTotalPence)} in total`;
  const isForOne = now.currentTotalPence === now.currentPricePence;
  return `The price has changed. It is now ${price}${isForOne ? '' : total}. Nothing was booked.`;
}
