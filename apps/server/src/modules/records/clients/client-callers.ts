/** Finds the clients of a caller by phone, else by name. */
import { foldHomophones, isSameInOtherScript } from '@digis/domain';
import type { Database } from '#db/open-database.ts';
import { tidyText } from '#base/tidy-text.ts';
import { type ClientRow, selectClients, selectClientsOfPhone } from './client-queries.ts';

const MOST = 3;
const LOOKED_AT = 100;

interface Caller {
  name: string | undefined;
  branchId: number | null;
}

export async function selectCallers(
  db: Database,
  phone: string,
  { name, branchId }: Caller,
): Promise<ClientRow[]> {
  const known = await selectClientsOfPhone(db, phone, branchId);
  const typed = tidyText(name ?? '');
  if (known.length > 0 || typed === '') return known;
  const alike = await selectClients(db, {
    branchId,
    id: undefined,
    typed,
    before: undefined,
    skip: 0,
    limit: LOOKED_AT,
  });
  const sound = foldHomophones(typed);
  const isWritten = ({ full_name }: ClientRow) => foldHomophones(full_name) === sound;
  const isHeard = ({ full_name }: ClientRow) => isSameInOtherScript(full_name, typed);
  return [...alike.filter(isWritten), ...alike.filter(isHeard)].slice(0, MOST);
}
