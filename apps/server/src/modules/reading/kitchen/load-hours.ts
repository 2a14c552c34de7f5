import type { Schemas } from '@digis/api-client/contract';

const DAY = 24 * 60;
const LEAVES_BEFORE = 90;
const ARRIVES_BEFORE = 60;

const two = (figure: number) => String(figure).padStart(2, '0');

function before(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const at = (hour * 60 + minute - minutes + DAY) % DAY;
  return `${two(Math.floor(at / 60))}:${two(at % 60)}`;
}

export const loadHours = (time: string): Schemas['LoadHours'] => ({
  leave: before(time, LEAVES_BEFORE),
  arrive: before(time, ARRIVES_BEFORE),
  serve: time,
});
