import { BlockList, isIPv6, type Server, type Socket } from 'node:net';
import { addressGroup, isListed } from '../base/address-group.ts';
import { Counts } from '../base/counts.ts';

interface ConnectionLimits {
  halfOpen: number;
  all: number;
}

/** Forty browsers open 240 connections. Trusted proxies have no limit. */
const usualLimits: ConnectionLimits = { halfOpen: 250, all: 1_000 };

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

export function limitConnections(
  server: Server,
  trusted: readonly string[],
  limits = usualLimits,
): void {
  const proxies = listOf(trusted);
  const [halfOpen, all] = [new Counts(), new Counts()];
  const waiting = new WeakMap<Socket, string>();
  const begun = (socket: Socket) => {
    const who = waiting.get(socket);
    if (who === undefined) return;
    waiting.delete(socket);
    halfOpen.change(who, -1);
  };
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const who = addressGroup(address);
    if (isListed(proxies, address)) return;
    if (halfOpen.of(who) >= limits.halfOpen || all.of(who) >= limits.all) {
      socket.destroy();
      return;
    }
    halfOpen.change(who, 1);
    all.change(who, 1);
    waiting.set(socket, who);
    socket.once('close', () => {
      begun(socket);
      all.change(who, -1);
    });
  });
  server.on('request', ({ socket }: { socket: Socket }) => begun(socket));
}
