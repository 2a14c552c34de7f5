/** A sample of `lab/server/ten-tenants.ts`. */
import { expect, it } from 'vitest';
import { runTenants } from './run-tenants.ts';

it('two tenants verify clean and sign in after the third on their PostgreSQL is destroyed', async () => {
  const figures = await runTenants(3);
  expect(figures).toMatchObject({
    'calls that failed': 0,
    'left of the destroyed': 0,
    'whole after one was destroyed': 2,
  });
  expect(figures.connections['at rest']).toBeLessThanOrEqual(3);
});
