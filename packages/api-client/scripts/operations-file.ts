/** operations.ts: what the server routes and guards by, and what the hooks page by. */
import { type Json, operationsOf } from './contract-document.ts';
import { printLiteral } from './print-literal.ts';

export function operationsFile(contract: Json): string {
  const operations = Object.fromEntries(
    operationsOf(contract).map(({ id, method, path, definition }) => [
      id,
      {
        method,
        path,
        permission: definition['x-permission'],
        permissionBy: definition['x-permission-by'],
        pageSize: definition['x-page-size'],
      },
    ]),
  );
  return `import type { Permission } from './permissions.ts';

export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  /** Any of the listed permissions opens the call. */
  permission: 'none' | 'any' | readonly Permission[];
  /** By query or body field and its value; '*' is any value, '' is absent. Every rule that applies has to be met. */
  permissionBy?: Readonly<Record<string, Readonly<Record<string, readonly Permission[]>>>>;
  pageSize?: number;
}

export const operations = ${printLiteral(operations)} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;
`;
}
