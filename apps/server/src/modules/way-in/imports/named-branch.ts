import { foldHomophones } from '@digis/domain';
import { invalid } from '#base/errors.ts';
import type { Context } from '#contract/handler.ts';
import { lockBranch, selectBranches } from '../../records/branches/branch-queries.ts';

export interface NamedBranches {
  /** @throws a validation error at `branch`: `required` or `notFound` */
  idOf(name: string | undefined): number;
  hold(): Promise<void>;
}

export async function readBranches({ db, user }: Context): Promise<NamedBranches> {
  const open = await selectBranches(db);
  const [first, ...others] = open;
  const own = user.branch_id ?? (others.length === 0 ? first?.id : undefined);
  const asked = new Set<number>();
  return {
    idOf(name) {
      const sound = name === undefined ? undefined : foldHomophones(name);
      const id =
        sound === undefined ? own : open.find((one) => foldHomophones(one.name) === sound)?.id;
      if (id === undefined)
        throw invalid({ branch: sound === undefined ? 'required' : 'notFound' });
      asked.add(id);
      return id;
    },
    async hold() {
      for (const id of [...asked].toSorted((a, b) => a - b)) await lockBranch(db, id, 'share');
    },
  };
}
