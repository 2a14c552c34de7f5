import { expect, it } from 'vitest';
import { runSeveral } from './run-several.ts';

it('four servers lose and duplicate nothing through a kill, a rolling restart and a failover of PostgreSQL', async () => {
  const { acknowledged, messages, ...figures } = await runSeveral({ users: 8, seconds: 4 });
  expect(acknowledged).toBeGreaterThan(50);
  expect(messages).toBeGreaterThan(0);
  expect(figures).toMatchObject({
    lost: 0,
    doubled: 0,
    'messages twice': 0,
    'sessions lost': 0,
    books: 'agree',
  });
});
