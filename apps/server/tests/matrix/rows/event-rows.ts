import { buildEvent } from '#testing/index.ts';

import { answer, hidden, together, writes, type Row, prefixed, sorted } from '../row.ts';

const eventFields = `id event_date starts_at et_date time branchId branch packageId package client num_of_people
  is_fixed paid_full items additionalitems additional_plates additional_price discount_amount advance_amount
  remark send_sms send_schedule agreed_by employees vendors unit_price unit_price_tier base net vat vat_mode vat_rate total received pending left stage payment employees_needed version createdAt`;

const client = { name: 'ሳራ መኮንን', primary_phone: '0944556677', secondary_phone: '0944556677' };
const second = { name: 'ሄኖክ ግርማ', primary_phone: '0933445566', secondary_phone: '0933445566' };

const foundClient = ['id', 'full_name', 'phone_number', 'secondary_phone'];
const owes = 'clients.left clients.owing';
const inSearch = {
  clients: answer('clients', foundClient.join(' ')).fields,
  events: answer('events', `${eventFields} paper`).fields,
  enquiries: answer('enquiries', 'id name phone state').fields,
};
const kinds = ['employees', 'items', 'packages', 'success', 'transactions', 'vendors'];

const account = `claim entries entries.amount entries.createdAt entries.id entries.key entries.record entries.state
  entries.transact_type entries.username left pending received success total`;

const empty = { other: answer('events') };

export const eventRows: readonly Row[] = [
  {
    id: 'search',
    call: 'GET /search?q=0911',
    needs: 'anybody',
    done: { fields: 'success' },
    except: {
      admin: together(
        inSearch.clients,
        owes,
        'clients.branch',
        inSearch.events,
        inSearch.enquiries,
        'enquiries.branch',
        ...kinds,
      ),
      all: together(inSearch.clients, owes, inSearch.events, inSearch.enquiries, ...kinds),
      other: together('clients', 'events', 'enquiries', ...kinds),
      Clients: together(inSearch.clients),
      'View Events': together(inSearch.events, inSearch.enquiries),
      'Cashbook View Records': answer('transactions'),
      Vendors: answer('vendors'),
      'Assign Vendors': answer('vendors'),
      'Vendor Ledger': answer('vendors'),
      Employees: answer('employees'),
      'Assign Employees': answer('employees'),
      Items: answer('items'),
      Packages: answer('packages'),
    },
  },
  {
    id: 'readCalendar',
    call: 'GET /get-calendar?from=2026-10-01&to=2026-10-03',
    needs: ['Calendar'],
    done: {
      fields:
        'event_map event_map.2026-10-01 event_map.2026-10-02 success today_events tommorow_events',
    },
    except: { other: { fields: 'event_map success today_events tommorow_events' } },
  },
  {
    id: 'readCalendar',
    what: 'of a branch',
    call: 'GET /get-calendar?branch=1&from=2026-10-01&to=2026-10-01',
    needs: ['Calendar'],
    done: { fields: 'event_map event_map.2026-10-01 success today_events tommorow_events' },
    except: hidden,
  },
  {
    id: 'readDays',
    call: 'GET /days?from=2026-10-01&to=2026-10-01&branchId=1',
    needs: ['Calendar', 'View Events', 'Create Event'],
    done: { fields: 'days days.date days.events days.holds days.people success' },
    except: hidden,
  },
  {
    id: 'listEvents',
    call: 'GET /event',
    needs: ['View Events'],
    done: answer('events', `${eventFields} paper`),
    except: empty,
  },
  {
    id: 'listEvents',
    what: 'of a branch',
    call: 'GET /event?branch=1',
    needs: ['View Events'],
    done: answer('events', `${eventFields} paper`),
    except: hidden,
  },
  {
    id: 'listEvents',
    what: 'one',
    call: 'GET /event?id=2',
    needs: ['View Events'],
    done: answer('events', eventFields),
    except: hidden,
  },
  {
    id: 'listEvents',
    what: 'of a day',
    call: 'GET /event?date=2026-10-02',
    needs: ['Calendar', 'View Events'],
    done: answer('events', eventFields),
    except: empty,
  },
  {
    id: 'listEvents',
    what: 'filtered',
    call: 'GET /event?from=2026-10-02&stage=booked&payment=claimed&staff=none&owes=1&q=0933&order=left',
    needs: ['View Events'],
    done: answer('events', eventFields),
    except: empty,
  },
  {
    id: 'readEventCounts',
    call: 'GET /event/counts',
    needs: ['View Events'],
    done: { fields: 'calls enquiries held lapsed owes past success unstaffed upcoming week' },
    except: {
      admin: {
        fields: 'calls cancelled enquiries held lapsed owes past success unstaffed upcoming week',
      },
      all: {
        fields: 'calls cancelled enquiries held lapsed owes past success unstaffed upcoming week',
      },
      other: {
        fields: 'calls cancelled enquiries held lapsed owes past success unstaffed upcoming week',
      },
    },
  },
  {
    id: 'readEventCounts',
    what: 'of a branch',
    call: 'GET /event/counts?branch=1&packageId=1&q=0911',
    needs: ['View Events'],
    done: { fields: 'calls enquiries held lapsed owes past success unstaffed upcoming week' },
    except: {
      admin: {
        fields: 'calls cancelled enquiries held lapsed owes past success unstaffed upcoming week',
      },
      all: {
        fields: 'calls cancelled enquiries held lapsed owes past success unstaffed upcoming week',
      },
      ...hidden,
    },
  },
  {
    id: 'listEvents',
    what: 'deleted',
    call: 'GET /event?deleted=1',
    needs: ['View Events'],
    also: 'Delete Event',
    done: answer('events', `${eventFields} deletedAt deletion`),
    except: empty,
  },
  {
    id: 'scheduleEvent',
    call: 'POST /event',
    body: buildEvent({
      client,
      event_date: '2026-10-10',
      et_date: { year: 2019, month: 1, day: 30 },
    }),
    needs: ['Create Event'],
    done: writes(
      { events: 1, clients: 1, pending: 1, sms_outbox: 2 },
      answer('event', eventFields),
    ),
    except: hidden,
  },
  {
    id: 'updateEvent',
    call: 'PATCH /event',
    body: {
      id: 2,
      ...buildEvent({ client: second, event_date: '2026-10-02', advance_amount: 60_000 }),
      et_date: { year: 2019, month: 1, day: 22 },
    },
    needs: ['Create Event'],
    done: writes({ pending: 1 }, answer('event', eventFields)),
    except: hidden,
  },
  {
    id: 'deleteEvent',
    call: 'DELETE /event',
    body: { id: 1, refund: 10_000 },
    needs: ['Delete Event'],
    done: writes({ pending: 1, entries: 2, entry_seals: 2, postings: 4 }),
    except: hidden,
  },
  {
    id: 'restoreEvent',
    call: 'POST /event/restore',
    body: { id: 3 },
    needs: ['Delete Event'],
    done: writes({}),
    except: hidden,
  },
  {
    id: 'listPlaces',
    call: 'GET /places?branchId=1&phone=0911223344',
    needs: ['Create Event'],
    done: { fields: 'places success' },
    except: hidden,
  },
  {
    id: 'readEventAccount',
    call: 'GET /event/account?id=1',
    needs: ['View Events'],
    done: sorted(`${account} result ${prefixed('result', 'cost costs margin net profit')}`),
    except: { ...hidden, 'View Events': sorted(account) },
  },
  {
    id: 'readEventHistory',
    call: 'GET /event/history?id=1',
    needs: ['View Events'],
    done: answer('history', 'id username action changes createdAt'),
    except: hidden,
  },
];
