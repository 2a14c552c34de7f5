/** Imports events: priced like others, but without messages and pending payments. */
import type { Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import { requireDay } from '#base/addis-days.ts';
import { requireDifferent } from '#base/different-names.ts';
import type { Context } from '#contract/handler.ts';
import { inOnePacket } from '#db/fast/pipelined-session.ts';
import type { EventRow } from '#db/tables/events.ts';
import { requirePhones } from '#modules/bookings/events/event-client.ts';
import { insertAdditionalItems } from '#modules/bookings/events/event-items.ts';
import { insertEvents } from '#modules/bookings/events/event-queries.ts';
import { buildEventRow } from '#modules/bookings/events/event-row.ts';
import { openAdvances } from '#modules/bookings/events/money/event-money.ts';
import { selectSettings } from '#modules/records/settings/setting-queries.ts';
import { shownName } from '#modules/records/users/user-names.ts';
import { type Desk, type ImportKind, type Made, soundsLike } from '../import-desk.ts';
import { bookReceived } from '../received-entries.ts';
import { readBranches } from '../named-branch.ts';
import {
  type EventClients,
  eventClients,
  namesByPhone,
  phoneKey,
  type WantedClient,
} from './event-clients.ts';
import { selectBooked } from './booked-events.ts';
import { formOf, readOffers } from './event-form.ts';
import { pricesOf, receivedOf, rulesOf, taxesOf } from './event-rules.ts';

type Values = Schemas['ImportedEvent'];

interface Content {
  form: Schemas['EventInput'];
  phones: ReturnType<typeof requirePhones>;
  row: ReturnType<typeof buildEventRow>;
}

type EventDesk = Desk<Values, Content>;

const wantedOf = ({ form: { client, branchId }, phones }: Content): WantedClient => ({
  branchId,
  phone: phones.phone_number,
  secondaryPhone: phones.secondary_phone,
  name: client.name,
});

/** Client, day and hour match; asks about other similarities. */
const matchIn =
  ({ db }: Context, clients: EventClients): EventDesk['match'] =>
  async (contents) => {
    const known = await clients.find(contents.map(wantedOf));
    const occurrenceOf = (content: Content) => {
      const client = known.ofPhone(wantedOf(content));
      const { event_date, time, total } = content.row;
      return client && { client: client.id, event_date, time, total };
    };
    const occurrences = contents.flatMap((content) => occurrenceOf(content) ?? []);
    const bookedOf = await selectBooked(db, occurrences);
    const calledOf = namesByPhone(contents.map(wantedOf), known.ofPhone);
    return (content) => {
      const wanted = wantedOf(content);
      const client = known.ofPhone(wanted);
      const called = calledOf(wanted);
      if (client === undefined) {
        const doubt = soundsLike(known.alike(wanted));
        return { known: undefined, doubt, elsewhere: known.elsewhere(wanted), called };
      }
      const occurrence = occurrenceOf(content);
      const booked = occurrence && bookedOf(occurrence);
      if (booked === undefined) return { known: undefined, called };
      const { id, day, is } = booked;
      const { name } = client;
      if (is === 'same') return { known: { id, name } };
      return { known: undefined, doubt: { alike: is, known: { id, name, day } }, called };
    };
  };

const addIn =
  ({ db, clock, user }: Context, clients: EventClients, paid: EventRow[]): EventDesk['add'] =>
  async (contents) => {
    const clientOf = await clients.withMissing(contents.map(wantedOf));
    const author = { agreed_by: shownName(user), created_by: user.id, created_at: clock.now() };
    const wanted = contents.map((content) => ({ content, ...clientOf(wantedOf(content)) }));
    const rows = wanted.map(({ content, id }) => ({ ...content.row, ...author, client_id: id }));
    const added = await insertEvents(db, rows);
    await openAdvances(db, added);
    paid.push(...added.filter(({ advance_amount }) => advance_amount > 0));
    const making = wanted.map(async ({ content, made }, at): Promise<Made[]> => {
      const event = added[at];
      if (event === undefined) throw new Error('an event was not inserted');
      await insertAdditionalItems(db, event.id, content.form.additional_items ?? []);
      return [...made, { record: 'events', id: event.id }];
    });
    const done = await inOnePacket<Record<string, Made[]>>(Object.fromEntries(making.entries()));
    return Object.values(done);
  };

export const eventRows: ImportKind<Values, Content, never> = {
  schema: 'ImportedEvent',
  restore: async () => undefined,

  async open(context) {
    const { db } = context;
    const { phone_prefixes: prefixes, vat } = await selectSettings(db);
    const branches = await readBranches(context);
    const offers = await readOffers(db);
    const clients = eventClients(context);
    const paid: EventRow[] = [];
    const taxOn = taxesOf(context, vat);
    const priceOf = pricesOf(offers, taxOn);
    return {
      read: async (values) => {
        requireDay('event_date', values.event_date);
        requireDifferent('additional_items', values.additional_items ?? []);
        const offer = offers.of(values.package);
        const form = formOf(values, branches.idOf(values.branch), offer);
        const phones = requirePhones(form, prefixes);
        const tax = await taxOn(values.event_date);
        const row = buildEventRow(form, offer, await priceOf(values), tax);
        return { form, phones, row: { ...row, ...receivedOf(values, row.total) } };
      },
      rules: rulesOf({ offers, branches, priceOf, prefixes }),
      spare: {
        field: 'client.secondary_phone',
        without: ({ client: { secondary_phone: _phone, ...client }, ...values }) => ({
          ...values,
          client,
        }),
      },
      keyOf: (content) => ({
        key: `${phoneKey(wantedOf(content))} ${content.row.event_date} ${content.row.time}`,
        field: 'event_date',
      }),
      shown: ({ row }) => ({ total: toBirr(row.total) }),
      match: matchIn(context, clients),
      hold: async () => {
        await branches.hold();
        await offers.hold();
        await clients.hold();
      },
      add: addIn(context, clients, paid),
      book: (importId) => bookReceived(context, importId, paid),
      // A booked event has more data than the file.
      change: async () => undefined,
    };
  },
};
