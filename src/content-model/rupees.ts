const format = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

/**
 * Formats a price in rupees with Indian digit grouping, e.g. `₹1,25,000` (specification, "Dates and prices").
 */
export function formatRupees(amount: number): string {
  return format.format(amount);
}
