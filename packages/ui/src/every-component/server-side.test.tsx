import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { composeStories } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KitTestProvider } from '../testing/kit-test-provider.tsx';

const folder = join(import.meta.dirname, '../components');
const components = readdirSync(folder).filter((name) => name !== 'private');

test.each(components)('%s renders on a server', async (name) => {
  const stories = await import(`../components/${name}/${name}.stories.tsx`);
  const { Playground } = composeStories<{ Playground: object; default: object }>(stories, {
    decorators: [(Story) => <KitTestProvider>{Story()}</KitTestProvider>],
  });
  expect(() => renderToString(<Playground />)).not.toThrow();
});
