/** Clients of imported events: matched by phone, else added once. */
import { foldHomophones } from '@digis/domain';
import { tidyText } from '#base/tidy-text.ts';
import type { Context } from '#contract/handler.ts';
import {
  holdClients,
  insertClients,
  type KnownClients,
  selectKnownTo,
  type Wanted,
} from '#modules/records/clients/known-clients.ts';
import type { Made } from '../import-desk.ts';

export interface WantedClient extends Wanted {
  secondaryPhone: string;
}

export interface EventClients {
  find(wanted: readonly Wanted[]): Promise<KnownClients>;
  hold(): Promise<void>;
  withMissing(
    wanted: readonly WantedClient[],
  ): Promise<(one: WantedClient) => { id: number; made: Made[] }>;
}

export const phoneKey = ({ branchId, phone }: Wanted): string => `${branchId} ${phone}`;

export function namesByPhone(
  wanted: readonly Wanted[],
  ofPhone: KnownClients['ofPhone'],
): (one: Wanted) => string | undefined {
  const names = new Map<string, string>();
  for (const one of wanted)
    if (!names.has(phoneKey(one))) names.set(phoneKey(one), ofPhone(one)?.name ?? one.name);
  return (one) => {
    const name = names.get(phoneKey(one)) ?? one.name;
    return foldHomophones(name) === foldHomophones(one.name) ? undefined : name;
  };
}

export function eventClients({ db, clock }: Context): EventClients {
  const found = new Map<string, number>();
  return {
    find: async (wanted) => {
      const known = await selectKnownTo(db, wanted);
      for (const one of wanted) {
        const client = known.ofPhone(one);
        if (client !== undefined) found.set(phoneKey(one), client.id);
      }
      return known;
    },
    hold: () => holdClients(db, [...new Set(found.values())]),
    withMissing: async (wanted) => {
      const missing = new Map<string, WantedClient>();
      for (const one of wanted) {
        const key = phoneKey(one);
        if (!found.has(key) && !missing.has(key)) missing.set(key, one);
      }
      const rows = [...missing.values()].map((one) => rowOf(one, clock.now()));
      const added = await insertClients(db, rows);
      [...missing.keys()].forEach((key, at) => {
        const id = added[at];
        if (id !== undefined) found.set(key, id);
      });
      return (one) => {
        const key = phoneKey(one);
        const id = found.get(key);
        if (id === undefined) throw new Error('a client was neither found nor added');
        const isFirst = missing.delete(key);
        return { id, made: isFirst ? [{ record: 'clients', id }] : [] };
      };
    },
  };
}

const rowOf = ({ branchId, name, phone, secondaryPhone }: WantedClient, created_at: Date) => ({
  full_name: tidyText(name),
  phone_number: phone,
  secondary_phone: secondaryPhone,
  branch_id: branchId,
  created_at,
});
