import { eventUpdateOf } from '@digis/api-client/contract';
import type { Schemas } from '@digis/api-client/contract';
import fc from 'fast-check';
import type { Caller } from '#testing/index.ts';
import { buildAgreement, buildEvent } from '#testing/index.ts';
import { bodiesOf } from '../bodies.ts';
import type { Edit } from '../edit.ts';
import type { Json } from '../json.ts';
import { events } from './event-bodies.ts';
import { anyHappenings, moneyHappenings, readEvent } from './event-happenings.ts';

const eventOf = (read: Json) => read as unknown as Schemas['Event'];
const idsOf = (people: readonly { id: number }[]) => people.map(({ id }) => id);
const people = fc.record({ employees: fc.subarray([1, 2]), vendors: fc.subarray([1, 2]) });

async function staffed(admin: Caller, { employees, vendors }: Json) {
  const { body } = await admin.post('/api/event', buildEvent());
  const eventId = body.event.id;
  await admin.post('/api/assign-vendor', { eventId, vendors });
  await admin.post('/api/assign-employee', { eventId, employees });
  return { status: 200, headers: new Headers(), body: { id: eventId } };
}

const scheduled: Pick<Edit, 'bodies' | 'make' | 'read'> = {
  bodies: events,
  make: (admin, body) => admin.post('/api/event', body),
  read: readEvent,
};

export const eventEdits: readonly Edit[] = [
  {
    id: 'updateEvent',
    call: 'PATCH /event',
    ...scheduled,
    happenings: anyHappenings,
    same: (read) => eventUpdateOf(eventOf(read)),
  },
  {
    id: 'updateEvent',
    what: 'with the body that it was scheduled by',
    call: 'PATCH /event',
    ...scheduled,
    happenings: moneyHappenings,
    same: ({ id, version }, body) => ({ ...body, id, version }),
  },
  {
    id: 'assignEmployees',
    call: 'POST /assign-employee',
    bodies: people,
    make: staffed,
    read: readEvent,
    same: (read) => ({ eventId: read['id'], employees: idsOf(eventOf(read).employees) }),
  },
  {
    id: 'assignVendors',
    call: 'POST /assign-vendor',
    bodies: people,
    make: staffed,
    read: readEvent,
    same: (read) => ({ eventId: read['id'], vendors: idsOf(eventOf(read).vendors) }),
  },
  {
    id: 'setAttendance',
    call: 'PATCH /event/staff',
    bodies: fc.record({ came: fc.boolean() }),
    make: (admin) => staffed(admin, { employees: [1, 2], vendors: [] }),
    happenings: {
      'it begins, and its employee came or did not': async ({ app }, eventId, { came }) => {
        app.clock.set('2026-10-02T10:00:00+03:00');
        const now = await app.as('admin');
        await now.patch('/api/event/staff', { eventId, employeeId: 1, came });
      },
    },
    read: readEvent,
    same: (read) => {
      const employee = eventOf(read).employees.find(({ id }) => id === 1);
      return { eventId: read['id'], employeeId: 1, came: employee?.came ?? true };
    },
  },
  {
    id: 'markDelivered',
    call: 'PATCH /deliverables',
    bodies: fc.record({ delivered: fc.boolean() }),
    make: (admin) => staffed(admin, { employees: [], vendors: [1] }),
    idOf: async (admin) => (await admin.get('/api/deliverables')).body.deliverables[0].id,
    happenings: {
      'it is delivered or not': ({ admin }, assignmentId, { delivered }) =>
        admin.patch('/api/deliverables', { assignmentId, delivered }),
    },
    read: async (admin) => (await admin.get('/api/deliverables')).body.deliverables[0],
    same: ({ id, delivered }) => ({ assignmentId: id, delivered }),
  },
  {
    id: 'keepSignedPaper',
    call: 'POST /agreement/photo',
    bodies: bodiesOf('SignedPaperInput', { id: null }),
    make: async (admin, { image }) => {
      const { body } = await admin.post('/api/event', buildEvent());
      await admin.post('/api/generate-agreement', buildAgreement({ eventId: body.event.id }));
      const { agreements } = (await admin.get(`/api/agreement?eventId=${body.event.id}`)).body;
      await admin.post('/api/agreement/photo', { id: agreements[0].id, image });
      return { status: 200, headers: new Headers(), body: { id: body.event.id } };
    },
    read: async (admin, id) => (await admin.get(`/api/agreement?eventId=${id}`)).body.agreements[0],
    same: ({ id, signed }) => ({ id, image: (signed as { image: string })?.image ?? null }),
  },
];
