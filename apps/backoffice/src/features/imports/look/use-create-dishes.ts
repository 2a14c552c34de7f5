/** Creates the missing dishes as an import of its own, which can be undone. */
import { msg } from '@lingui/core/macro';
import { newKey } from '#api/hooks.ts';
import { useSubmit } from '#api/use-submit.ts';
import { useCheckRows, useCommitImport } from '../checking/import-data.ts';
import { piecesOf } from '../checking/pieces.ts';

/** @param file name in the list of earlier imports */
export function useCreateDishes(file: string) {
  const check = useCheckRows();
  const commit = useCommitImport();
  const send = async (names: readonly string[]) => {
    const rows = names.map((name, at) => ({ row: at + 1, values: { name } }));
    let id: number | null = null;
    for (const piece of piecesOf(rows)) {
      const of = id === null ? { name: file } : { id };
      // oxlint-disable-next-line no-await-in-loop -- the first piece begins the import that the others name
      const checked = await check(
        { ...of, kind: 'items', rows: [...piece.rows] },
        { idempotencyKey: piece.key },
      );
      id = checked.id ?? id;
    }
    if (id === null) throw new Error('nothing was sent');
    return commit({ id, doubtful: 'add' }, { idempotencyKey: newKey() });
  };
  const { isBusy, submit } = useSubmit(send);
  return {
    isBusy,
    createDishes: async (names: readonly string[]) => {
      const sent = await submit(names, {
        done: msg`The dishes were created`,
        failed: msg`The dishes could not be created`,
      });
      return sent?.ok === true;
    },
  };
}

export type DishCreation = ReturnType<typeof useCreateDishes>;
