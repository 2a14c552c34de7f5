import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { camelOf, pascalOf, titleOf, writeFiles } from './write-files.ts';

const answers = ['403 Forbidden', '422 Invalid', '429 TooMany', '500 Internal', '503 Unavailable'];

const operation = (name: string) => `  /${name}:
    get:
      operationId: read${pascalOf(name)}
      summary: What ${titleOf(name)} says, in one sentence.
      tags: [Records]
      x-permission: any
      responses:
        '200':
          description: The answer.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Done' }
              examples:
                first: { value: { success: true } }
${answers
  .map((answer) => answer.split(' '))
  .map(
    ([status, response]) => `        '${status}': { $ref: '#/components/responses/${response}' }\n`,
  )
  .join('')}`;

const handlers = (name: string) => `/** What ${titleOf(name)} answers. */
import type { Handlers } from '#contract/handler.ts';

export const ${camelOf(name)}Handlers = {
  read${pascalOf(name)}: async () => ({ success: true }),
} satisfies Handlers<'read${pascalOf(name)}'>;
`;

const test = (name: string) => `import { expect, it } from 'vitest';
import { useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();

it('answers whoever is signed in, and nobody else', async () => {
  const hana = await standard.app.as('hana');
  expect(await hana.get('/api/${name}')).toMatchObject({ status: 200, body: { success: true } });
  expect((await standard.app.guest.get('/api/${name}')).status).toBe(403);
});
`;

export const withPath = (contract: string, name: string): string =>
  contract.replace(/^components:$/mu, () => `${operation(name)}components:`);

export function withHandlers(map: string, module: string): string {
  const name = basename(module);
  const from = `import { ${camelOf(name)}Handlers } from '../modules/${module}/${name}-handlers.ts';\n`;
  return map
    .replace(/^import type \{ Handlers \}/mu, (line) => from + line)
    .replace(/^\} satisfies/mu, (line) => `  ...${camelOf(name)}Handlers,\n${line}`);
}

const matrixRow = (name: string) => `  {
    id: 'read${pascalOf(name)}',
    call: 'GET /${name}',
    needs: 'anybody',
    done: { fields: 'success' },
  },
`;

export const withMatrixRow = (rows: string, name: string): string =>
  rows.replace(/^\];\n$/mu, (end) => matrixRow(name) + end);

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

/**
 * Adds the server module and its contract path, and returns all paths. @param module its wing and
 * its name
 */
export function writeCall(root: string, module: string): string[] {
  const name = basename(module);
  const contract = join(root, 'openapi.yaml');
  const source = join(root, 'apps/server/src');
  const map = join(source, 'routes/handlers.ts');
  const matrix = join(root, 'apps/server/tests/matrix/rows/session-rows.ts');
  const files = writeFiles(join(source, 'modules', module), {
    [`${name}-handlers.ts`]: handlers(name),
    [`${name}.test.ts`]: test(name),
  });
  edit(contract, (text) => withPath(text, name));
  edit(map, (text) => withHandlers(text, module));
  edit(matrix, (text) => withMatrixRow(text, name));
  return [...files, contract, map, matrix];
}
