/** Imports, which only admins may use. D161 */
import { requireAdmin } from '#auth/require-permission.ts';
import type { Schemas } from '@digis/api-client/contract';
import type { Handlers } from '#contract/handler.ts';
import type { ImportRow } from '#db/tables/imports.ts';
import { commitImport } from './commit-import.ts';
import { selectImports, undoneUntil } from './import-queries.ts';
import { stageRows } from './stage-rows.ts';
import { undoImport } from './undo/undo-import.ts';

function importView(row: ImportRow, by: string, now: Date): Schemas['Import'] {
  const { id, kind, name, state, counts, made, created_at, committed_at } = row;
  const until = state === 'committed' && committed_at !== null ? undoneUntil(committed_at) : null;
  return {
    id,
    kind,
    name,
    by,
    at: created_at.toISOString(),
    state,
    counts,
    ...(made !== null && { made }),
    ...(committed_at !== null && { committed_at: committed_at.toISOString() }),
    ...(until !== null && until >= now && { can_undo_until: until.toISOString() }),
  };
}

export const importHandlers = {
  listImports: async (context) => {
    requireAdmin(context.user);
    const rows = await selectImports(context.db, context.user.id);
    const now = context.clock.now();
    return { success: true, imports: rows.map(({ row, by }) => importView(row, by, now)) };
  },

  importRows: async (context, { body }) => {
    requireAdmin(context.user);
    return stageRows(context, body);
  },

  commitImport: async (context, { body }) => {
    requireAdmin(context.user);
    return commitImport(context, body);
  },

  undoImport: async (context, { body }) => {
    requireAdmin(context.user);
    await undoImport(context, body);
    return { success: true };
  },
} satisfies Handlers<'listImports' | 'importRows' | 'commitImport' | 'undoImport'>;
