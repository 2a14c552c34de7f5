/** Counts submits and lists the sent entries, without those that React adds. */
import type { Sent } from './hall.tsx';

export const received = (before: Sent, data: FormData): Sent => ({
  times: before.times + 1,
  entries: [...data]
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
});
