/** One caller owns a whole IPv4 address or IPv6 /64 network. */
import { isIP, isIPv6, type BlockList } from 'node:net';
import ipaddr, { type IPv6 } from 'ipaddr.js';

const networkOf = ({ parts }: IPv6): string =>
  `${parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;

export function addressGroup(ip: string): string {
  const [plain = ''] = ip.split('%');
  if (!isIPv6(plain)) return plain;
  const address = ipaddr.process(plain);
  return 'parts' in address ? networkOf(address) : address.toString();
}

export function isListed(list: BlockList, address: string): boolean {
  const [unzoned = ''] = address.split('%');
  const plain = unzoned.includes('.') ? addressGroup(unzoned) : unzoned;
  return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
