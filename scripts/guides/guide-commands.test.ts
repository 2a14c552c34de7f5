import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { guideCommands } from './guide-commands.ts';

it('the commands of a guide are the lines of its sh blocks, with their steps', () => {
  const guide = [
    '1. Begin:',
    '',
    '   ```sh',
    '   pnpm new call a',
    '   ```',
    '2. Nothing to run: `pnpm no`.',
    '3. Look:',
    '   ```ts',
    '   const a = 1;',
    '   ```',
    '   ```sh',
    '   pnpm one',
    '   pnpm two',
    '   ```',
  ].join('\n');
  expect(guideCommands(guide)).toEqual([
    { step: 1, command: 'pnpm new call a' },
    { step: 3, command: 'pnpm one' },
    { step: 3, command: 'pnpm two' },
  ]);
});

it('an unclosed code block is an error', () => {
  expect(() => guideCommands('1. x\n```sh\npnpm one')).toThrow(/not closed/u);
});

it.each(['call', 'screen', 'component'])('the guide to a %s starts with its generator', (kind) => {
  const [first] = guideCommands(readFileSync(`docs/guides/add-a-${kind}.md`, 'utf8'));
  expect(first?.command).toMatch(new RegExp(`^pnpm new ${kind} `, 'u'));
});
