import type { Schemas } from '@digis/api-client/contract';
import { isoToEt } from '@digis/ethio-date';
import { invalid } from '#base/errors.ts';
import type { Database } from '#db/open-database.ts';
import {
  lockPackage,
  type PackageRow,
  selectPackages,
} from '#modules/records/packages/package-queries.ts';
import { listed } from '../import-desk.ts';

export interface Offers {
  /**
   * Returns null for a custom event.
   * @throws a validation error at `package`
   */
  of(name: string | undefined): PackageRow | null;
  hold(): Promise<void>;
}

export async function readOffers(db: Database): Promise<Offers> {
  const rows = await selectPackages(db);
  const names = listed(rows);
  const asked = new Set<number>();
  return {
    of(name) {
      if (name === undefined) return null;
      const found = names.ofName(name);
      const offer = rows.find(({ id }) => id === found?.id);
      if (offer === undefined) throw invalid({ package: 'notFound' });
      asked.add(offer.id);
      return offer;
    },
    async hold() {
      for (const id of [...asked].toSorted((a, b) => a - b)) await lockPackage(db, id, 'share');
    },
  };
}

export const formOf = (
  {
    client,
    package: _package,
    branch: _branch,
    received: _received,
    ...values
  }: Schemas['ImportedEvent'],
  branchId: number,
  offer: PackageRow | null,
): Schemas['EventInput'] => ({
  ...values,
  client: { secondary_phone: client.primary_phone, ...client },
  packageId: offer?.id ?? 'custom',
  et_date: isoToEt(values.event_date),
  advance_amount: 0,
  branchId,
});
