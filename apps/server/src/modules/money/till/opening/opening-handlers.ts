// D160
import { branchToBook } from '#auth/branch-scope.ts';
import type { Handlers } from '#contract/handler.ts';
import { openBooks } from './open-books.ts';
import { readStanding, selectIsUntouched } from './opening-view.ts';
import { undoOpening } from './undo-opening.ts';

export const openingHandlers = {
  readOpening: async (context, { query }) => {
    const branch = branchToBook(context.scope, query.branchId);
    const opening = await readStanding(context, branch);
    return {
      success: true,
      can_open: await selectIsUntouched(context.db, branch),
      ...(opening && { opening }),
    };
  },

  openBooks: (context, { query, body }) =>
    openBooks(context, branchToBook(context.scope, query.branchId), body),

  undoOpening: (context, { body }) => undoOpening(context, body.id),
} satisfies Handlers<'readOpening' | 'openBooks' | 'undoOpening'>;
