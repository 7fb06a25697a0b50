/**
 * What one visitor holds of the network: an IPv4 address, or the first half of an IPv6 address, of which a household has
 * the whole second half to change as it likes.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = groupsOf(head);
  const last = groupsOf(tail ?? '');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length);
  return [...groups, ...Array<string>(zeros).fill('0'), ...last].slice(0, 4).join(':');
}

const groupsOf = (part: string): string[] =>
  part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
