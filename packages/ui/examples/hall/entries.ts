/** What came, as it came; what React adds for its own use is left out. */
import type { Sent } from './hall.tsx';

export const received = (before: Sent, data: FormData): Sent => ({
  times: before.times + 1,
  entries: [...data]
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
});
