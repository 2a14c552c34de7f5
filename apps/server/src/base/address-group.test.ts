import { BlockList } from 'node:net';
import { expect, it } from 'vitest';
import { addressGroup, isListed } from './address-group.ts';

it.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['::FFFF:0a01:0203', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is grouped as %s', (ip, group) => {
  expect(addressGroup(ip)).toBe(group);
});

it.each([
  ['10.0.0.7', true],
  ['::ffff:10.0.0.7', true],
  ['fd00::1%eth0', true],
  ['192.168.0.1', false],
  ['', false],
  ['/run/digis.sock', false],
])('%s is listed: %s', (address, expected) => {
  const list = new BlockList();
  list.addSubnet('10.0.0.0', 8);
  list.addSubnet('fd00::', 8, 'ipv6');
  expect(isListed(list, address)).toBe(expected);
});
