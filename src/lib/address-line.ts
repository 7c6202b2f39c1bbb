/** Returns an address in one line, e.g. `House 5, Lajpat Nagar II, New Delhi 110024`. */
export function addressLine(address: { street: string; town: string; pinCode: string }): string {
  return `${address.street}, ${address.town} ${address.pinCode}`;
}
