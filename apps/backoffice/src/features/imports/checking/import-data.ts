import { useRead, useWrite } from '#api/hooks.ts';

export const useImports = () => useRead('/import', { pick: ({ imports }) => imports });

const also = [
  ...(['/client', '/item', '/package', '/employee', '/vendor'] as const),
  ...(['/event', '/get-calendar', '/overview', '/receivables'] as const),
] as const;

export const useCheckRows = () => useWrite('post', '/import');
export const useCommitImport = () => useWrite('post', '/import/commit', { also });
export const useUndoImport = () => useWrite('post', '/import/undo', { also });
