import { buildEvent, type Answer, type Caller } from '../../testing/index.ts';
import { expected, type Race } from './cash-races.ts';
import { crowd, failed, must, newEvent, type RaceTable } from './table.ts';

const deleter = 3;

async function deletedWhileUsed(
  table: RaceTable,
  remove: (caller: Caller) => Promise<Answer>,
  use: (caller: Caller, at: number) => Promise<Answer>,
): Promise<string | null> {
  const answers = await crowd(table, 8, (caller, at) =>
    at === deleter ? remove(caller) : use(caller, at),
  );
  for (const [at, { status, body }] of answers.entries()) {
    if (at === deleter || status !== 200 || body.event === undefined) continue;
    const { events } = await must(table.admin.get(`/api/event?id=${body.event.id}`));
    const [read] = events;
    if (read.client.full_name === '') return `event ${read.id} has lost its client`;
    if (body.event.package !== undefined && read.package?.name !== body.event.package.name) {
      return `event ${read.id} has lost its package`;
    }
    if (read.items.length !== body.event.items.length) return `event ${read.id} has lost items`;
  }
  return expected('failures', failed(answers), 0);
}

const deletePackage: Race = async (table, round) => {
  const pricing = [{ min: 50, max: 1000, value: 500 }];
  const body = { name: `Package of round ${round}`, items: [1, 2], pricing };
  const { id } = await must(table.admin.post('/api/package', body));
  return deletedWhileUsed(
    table,
    (caller) => caller.delete('/api/package', { id }),
    (caller) => caller.post('/api/event', buildEvent({ packageId: id })),
  );
};

const deleteItem: Race = async (table, round) => {
  const { id } = await must(table.admin.post('/api/item', { name: `ምግብ ${round}` }));
  const custom = () =>
    buildEvent({ packageId: 'custom', per_person: 500, custom_items: [Number(id)] });
  return deletedWhileUsed(
    table,
    (caller) => caller.delete('/api/item', { id }),
    (caller) => caller.post('/api/event', custom()),
  );
};

const deleteClient: Race = async (table, round) => {
  const primary_phone = `0912${String(round).padStart(6, '0')}`;
  const phones = { primary_phone, secondary_phone: primary_phone };
  const { id } = await must(
    table.admin.post('/api/client', { full_name: 'ሄኖክ ግርማ', branchId: 1, ...phones }),
  );
  const client = { name: 'ሄኖክ ግርማ', ...phones };
  return deletedWhileUsed(
    table,
    (caller) => caller.delete('/api/client', { id }),
    (caller) => caller.post('/api/event', buildEvent({ client })),
  );
};

const deletePerson =
  (kind: 'employee' | 'vendor'): Race =>
  async (table, round) => {
    const body =
      kind === 'employee'
        ? { first_name: 'ጽጌ', last_name: 'ማሞ', salary: 1, wage_type: 'fixed', event_wage: 100 }
        : { name: 'V', category: 'C', pricing: 'fixed', amount: 100, representative: 'ሰላም' };
    const phone = `0913${String(round).padStart(6, '0')}`;
    const contact = kind === 'employee' ? { phone_number: phone } : { contact: phone };
    const { id } = await must(table.admin.post(`/api/${kind}`, { ...body, ...contact }));
    const eventId = await newEvent(table);
    return deletedWhileUsed(
      table,
      (caller) => caller.delete(`/api/${kind}`, { id }),
      (caller) => caller.post(`/api/assign-${kind}`, { eventId, [`${kind}s`]: [id], force: true }),
    );
  };

export const deleteRaces: Readonly<Record<string, Race>> = {
  'a package deleted while it is booked': deletePackage,
  'an item deleted while it is ordered': deleteItem,
  'a client deleted while booking': deleteClient,
  'an employee deleted while assigned': deletePerson('employee'),
  'a vendor deleted while assigned': deletePerson('vendor'),
};
