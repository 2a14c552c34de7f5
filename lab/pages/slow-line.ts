/**
 * Puts a slow line in front of a server. Chromium's own works only under inspection, which costs
 * processor time (decision 0067).
 */
import { type Socket, connect, createServer } from 'node:net';
import { listenOnLoopback, type Listening } from '@digis/server/testing';

export interface Line {
  /** Bits per second in each direction, shared by all connections. */
  readonly bits: number;
  /** Milliseconds for both directions together. */
  readonly delay: number;
}

const BITS = 8;
/** Bytes. */
const PACKET = 1_460;

function lane({ bits, delay }: Line) {
  let free = 0;
  return (from: Socket, to: Socket) => {
    const send = (packet: Buffer) => {
      free = Math.max(free, performance.now()) + (packet.length * BITS * 1_000) / bits;
      setTimeout(() => to.writable && to.write(packet), free - performance.now() + delay / 2);
    };
    from.on('data', (bytes: Buffer) => {
      for (let start = 0; start < bytes.length; start += PACKET)
        send(bytes.subarray(start, start + PACKET));
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      setTimeout(() => to.destroy(), Math.max(free - performance.now(), 0) + delay / 2);
    });
  };
}

export async function openSlowLine(url: string, line: Line): Promise<Listening> {
  const up = lane(line);
  const down = lane(line);
  const { hostname, port } = new URL(url);
  const relay = createServer({ noDelay: true }, (near) => {
    const far = connect({ host: hostname, port: Number(port), noDelay: true });
    up(near, far);
    down(far, near);
  });
  return listenOnLoopback(relay);
}
