/** For tests: every component, with the props of its first story. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import * as app from '../app.ts';
import * as catering from '../catering.ts';
import * as kit from '../index.ts';

export type AnyComponent = ComponentType<Record<string, unknown>>;

const components = join(import.meta.dirname, '../components');
const folderOf = (name: string) =>
  readdirSync(components).find((folder) => existsSync(join(components, folder, `${name}.tsx`)));

const isDrawn = (entry: [string, unknown]): entry is [string, AnyComponent] =>
  /^[A-Z][a-z]/u.test(entry[0]) && folderOf(entry[0]) !== undefined;

export const everyComponent = Object.entries<unknown>({ ...kit, ...app, ...catering }).filter(
  isDrawn,
);

export async function playgroundProps(name: string): Promise<Record<string, unknown>> {
  const folder = folderOf(name) ?? name;
  const stories = await import(`../components/${folder}/${folder}.stories.tsx`);
  const { Playground } = composeStories<{
    Playground: { args: Record<string, unknown> };
    default: object;
  }>(stories);
  return Playground.args;
}
