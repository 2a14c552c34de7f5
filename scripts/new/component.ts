import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFiles } from './write-files.ts';

const source = (name: string, style: string) => `/** What ${name} is for, in one sentence. */
import type { ReactNode } from 'react';
import { ${style} } from './${name}.css.ts';

export interface ${name}Props {
  /** What it shows. */
  children: ReactNode;
}

/** When to take it, and when a sibling. */
export function ${name}({ children }: ${name}Props) {
  return <div className={${style}}>{children}</div>;
}
`;

const styles = (style: string) => `import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

export const ${style} = componentStyle({ color: vars.color.text });
`;

const stories = (name: string) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { ${name} } from './${name}.tsx';

const meta = {
  title: 'Layout/${name}',
  component: ${name},
  args: { children: 'Doro wat' },
  parameters: {
    handbook: {
      when: ['The situation in which it is the right part.'],
      anatomy: { Content: 'what it shows' },
      search: ['its other names'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** One story a behaviour, named as a person would state it; by keyboard where it can be used. */
export const ShowsWhatItIsGiven: Story = {
  play: ({ canvas }) => expect(canvas.getByText('Doro wat')).toBeVisible(),
};

export const AllStates: Story = {};

export const Amharic: Story = { globals: { locale: 'am' }, args: { children: 'ዶሮ ወጥ' } };
`;

const folderOf = (statement: string) => /components\/([^/']+)/u.exec(statement)?.[1] ?? '';

export function withExport(index: string, name: string): string {
  const line = `export { ${name}, type ${name}Props } from './components/${name}/${name}.tsx';\n`;
  const statements = index.split(/(?<=;\n)/u);
  const at = statements.findIndex(
    (statement) => folderOf(statement).toLowerCase() > name.toLowerCase(),
  );
  const place = at === -1 ? statements.length : at;
  // The top comment belongs to the file, not to its first export.
  const [top = '', first = ''] =
    place === 0 ? (/^(\/\*\*.*\*\/\n)(.*)$/su.exec(statements[0] ?? '')?.slice(1) ?? []) : [];
  if (top) return [top, line, first, ...statements.slice(1)].join('');
  return [...statements.slice(0, place), line, ...statements.slice(place)].join('');
}

export function writeComponent(root: string, name: string): string[] {
  const style = name.charAt(0).toLowerCase() + name.slice(1);
  const files = writeFiles(join(root, 'components', name), {
    [`${name}.tsx`]: source(name, style),
    [`${name}.css.ts`]: styles(style),
    [`${name}.stories.tsx`]: stories(name),
  });
  const index = join(root, 'index.ts');
  writeFileSync(index, withExport(readFileSync(index, 'utf8'), name));
  return [...files, index];
}
