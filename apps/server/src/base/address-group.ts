/** Who an address belongs to: one IPv4 address, or the /64 that a household or an office is given. */
import { isIP, isIPv6, type BlockList } from 'node:net';

const hex = (group: string | undefined): number => Number.parseInt(group ?? '0', 16);

function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.split('::');
  const [before, after] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const zeros = 8 - (before?.length ?? 0) - (after?.length ?? 0);
  return [...(before ?? []), ...Array<string>(Math.max(0, zeros)).fill('0'), ...(after ?? [])];
}

/** A connection that is gone already has no address, and is on no list. */
export function isListed(list: BlockList, address: string): boolean {
  const [unzoned = ''] = address.split('%');
  const plain = unzoned.includes('.') ? addressGroup(unzoned) : unzoned;
  return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

export function addressGroup(ip: string): string {
  const [plain = ''] = ip.split('%');
  if (!isIPv6(plain)) return plain;
  // A URL writes an address in one way only: lower case, and IPv4 inside it as two groups.
  const groups = groupsOf(new URL(`http://[${plain}]`).hostname.slice(1, -1));
  const isMapped = groups.slice(0, 5).every((group) => hex(group) === 0) && groups[5] === 'ffff';
  if (!isMapped) return `${groups.slice(0, 4).join(':')}::/64`;
  const [high, low] = [hex(groups[6]), hex(groups[7])];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
