/** The clients of imported events: known by the phone as a booking knows them, else added once. */
import { AppError } from '#base/errors.ts';
import { tidyText } from '#base/tidy-text.ts';
import type { Context } from '#contract/handler.ts';
import { insertClient } from '../../clients/client-queries.ts';
import {
  holdClients,
  type KnownClients,
  selectKnownTo,
  type Wanted,
} from '../../clients/known-clients.ts';
import type { Made } from '../import-desk.ts';

export interface WantedClient extends Wanted {
  secondaryPhone: string;
}

interface Added {
  id: number;
  /** The client, where this event is the first to need it. */
  made: Made[];
}

export interface EventClients {
  find(wanted: readonly Wanted[]): Promise<KnownClients>;
  /** All that were found stay clients until this write is through. */
  hold(): Promise<void>;
  /** The client that was found, or a new one. */
  idOf(wanted: WantedClient): Promise<Added>;
}

export const phoneKey = ({ branchId, phone }: Wanted): string => `${branchId} ${phone}`;

export function eventClients({ db, clock }: Context): EventClients {
  const found = new Map<string, number>();
  const added = new Map<string, Promise<number>>();

  async function insert({ branchId, name, phone, secondaryPhone }: WantedClient): Promise<number> {
    const row = await insertClient(db, {
      full_name: tidyText(name),
      phone_number: phone,
      secondary_phone: secondaryPhone,
      client_image: null,
      id_image: null,
      branch_id: branchId,
      created_at: clock.now(),
    });
    // Another user has added the phone since it was looked for.
    if (row === undefined) throw new AppError('STALE');
    return row.id;
  }

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
    idOf: async (wanted) => {
      const key = phoneKey(wanted);
      const known = found.get(key);
      if (known !== undefined) return { id: known, made: [] };
      const begun = added.get(key);
      if (begun !== undefined) return { id: await begun, made: [] };
      const inserting = insert(wanted);
      added.set(key, inserting);
      const id = await inserting;
      return { id, made: [{ record: 'clients', id }] };
    },
  };
}
