/** Steps of imports: an event comes in with what was received for it before the books began. */
import { drawnEvent } from './event-steps.ts';
import { type BranchId, post, totalOf } from './model.ts';
import { claimReceived, client, isoDay, type MakeStep } from './step.ts';

const branchNames = { 1: 'Bole', 2: 'Piassa' } as const;

const importEvent: MakeStep = (model, draw) => {
  const branch: BranchId = draw.isBold ? 1 : 2;
  // A day of its own: another event of the client on that day would be known.
  const day = isoDay(model.now, 40 + model.events.length);
  const event = { ...drawnEvent(model, draw, branch), isCustom: true, unit: 123.5, day };
  const total = totalOf(event);
  const received = [total, Math.floor(total / 4), 0.5][draw.amount % 3] ?? total;
  return {
    kind: 'import an event',
    actor: 'admin',
    method: 'post',
    path: '/api/import/commit',
    body: {},
    prepare: async (_ask, admin) => {
      const values = {
        client,
        event_date: event.day,
        time: event.time,
        num_of_people: event.people,
        per_person: event.unit,
        additional_price: event.additional,
        discount_amount: event.discount,
        received,
        branch: branchNames[branch],
      };
      const rows = [{ row: 2, values }];
      const staged = await admin.post('/api/import', { kind: 'events', name: 'book.csv', rows });
      return { id: staged.body.id, doubtful: 'add' };
    },
    logs: 2,
    apply: async (ids) => {
      Object.assign(event, { id: await ids.newestEvent(), received, wasPaid: true });
      claimReceived(event);
      post(model, `client:${event.id}`, -received);
      post(model, `opening:${branch}`, received);
      model.events.push(event);
    },
  };
};

export const importSteps: readonly MakeStep[] = [importEvent, importEvent, importEvent];
