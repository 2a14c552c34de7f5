/** Past and coming events of an import: priced and dated by the rules of the form, with no message and no claim. */
import type { Schemas } from '@digis/api-client/contract';
import { requireDay } from '#base/addis-days.ts';
import { requireDifferent } from '#base/different-names.ts';
import { AppError, invalid } from '#base/errors.ts';
import { insertClient } from '../../clients/client-queries.ts';
import {
  holdClients,
  type KnownClients,
  selectKnownTo,
  type Wanted,
} from '../../clients/known-clients.ts';
import { requirePhones } from '../../events/event-client.ts';
import { insertAdditionalItems } from '../../events/event-items.ts';
import { type EventTax, requirePrice } from '../../events/event-price.ts';
import { insertEvent } from '../../events/event-queries.ts';
import { buildEventRow } from '../../events/event-row.ts';
import { selectSettings } from '../../settings/setting-queries.ts';
import { taxOfBooking } from '../../tax/event-tax.ts';
import { shownName } from '../../users/user-names.ts';
import { tidyText } from '#base/tidy-text.ts';
import type { ImportKind, Made } from '../import-desk.ts';
import { readBranches } from '../named-branch.ts';
import { formOf, occurrenceKey, readOffers, selectBooked } from './event-form.ts';

type Values = Schemas['ImportedEvent'];

interface Content {
  form: Schemas['EventInput'];
  row: ReturnType<typeof buildEventRow>;
}

const wantedOf = ({ form: { client, branchId } }: Content): Wanted => ({
  branchId,
  phone: client.primary_phone,
  name: client.name,
});

const phoneKey = ({ branchId, phone }: Wanted): string => `${branchId} ${phone}`;

export const eventRows: ImportKind<Values, Content, never> = {
  schema: 'ImportedEvent',
  restore: async () => undefined,

  async open(context) {
    const { db, clock, user } = context;
    const settings = await selectSettings(db);
    const branches = await readBranches(context);
    const offers = await readOffers(db);
    const taxes = new Map<string, Promise<EventTax>>();
    const taxOn = (day: string): Promise<EventTax> => {
      const tax = taxes.get(day) ?? taxOfBooking(db, settings.vat, day);
      taxes.set(day, tax);
      return tax;
    };
    let clients: KnownClients | undefined;
    const newClients = new Map<string, Promise<number>>();
    const taken = new Set<number>();

    async function insertNew({ form: { client } }: Content, wanted: Wanted): Promise<number> {
      const row = await insertClient(db, {
        full_name: tidyText(client.name),
        phone_number: wanted.phone,
        secondary_phone: client.secondary_phone,
        client_image: null,
        id_image: null,
        branch_id: wanted.branchId,
        created_at: clock.now(),
      });
      // Another user has added the phone since it was looked for.
      if (row === undefined) throw new AppError('STALE');
      return row.id;
    }

    return {
      read: async (values) => {
        requireDay('event_date', values.event_date);
        requireDifferent('additional_items', values.additional_items ?? []);
        if ((values.received ?? 0) > 0) throw invalid({ received: 'notAllowed' });
        const offer = offers.of(values.package);
        const form = formOf(values, branches.idOf(values.branch), offer);
        requirePhones(form, settings.phone_prefixes);
        const tax = await taxOn(values.event_date);
        const agreed = offer === null ? undefined : (values.per_person ?? undefined);
        const price = agreed === undefined ? undefined : { value: agreed, min: null, max: null };
        const total = requirePrice(form, offer, { price, received: 0, tax });
        return { form, row: buildEventRow(form, offer, total, tax) };
      },
      keyOf: (content) => ({
        key: `${phoneKey(wantedOf(content))} ${content.row.event_date} ${content.row.time}`,
        field: 'event_date',
      }),
      match: async (contents) => {
        const known = await selectKnownTo(db, contents.map(wantedOf));
        clients = known;
        const occurrenceOf = (content: Content) => {
          const client = known.ofPhone(wantedOf(content));
          const { event_date, time } = content.row;
          return client && { client: client.id, event_date, time };
        };
        const occurrences = contents.flatMap((content) => occurrenceOf(content) ?? []);
        for (const { client } of occurrences) taken.add(client);
        const booked = await selectBooked(db, occurrences);
        return (content) => {
          const client = known.ofPhone(wantedOf(content));
          const occurrence = occurrenceOf(content);
          const id = occurrence && booked.get(occurrenceKey(occurrence));
          return {
            known: id === undefined || client === undefined ? undefined : { id, name: client.name },
            alike: client ? undefined : known.alike(wantedOf(content)),
          };
        };
      },
      hold: async () => {
        await branches.hold();
        await offers.hold();
        await holdClients(db, [...taken]);
      },
      add: async (content) => {
        const wanted = wantedOf(content);
        const made: Made[] = [];
        let client_id = clients?.ofPhone(wanted)?.id;
        if (client_id === undefined) {
          const begun = newClients.get(phoneKey(wanted));
          const inserting = begun ?? insertNew(content, wanted);
          newClients.set(phoneKey(wanted), inserting);
          client_id = await inserting;
          if (begun === undefined) made.push({ record: 'clients', id: client_id });
        }
        const { id } = await insertEvent(db, {
          ...content.row,
          client_id,
          agreed_by: shownName(user),
          created_by: user.id,
          created_at: clock.now(),
        });
        await insertAdditionalItems(db, id, content.form.additional_items ?? []);
        return [...made, { record: 'events', id }];
      },
      // An event of the book has more than its row in the file, so it stays as it is.
      change: async () => undefined,
    };
  },
};
