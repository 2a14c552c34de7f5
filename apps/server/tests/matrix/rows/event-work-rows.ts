/** Rows of the matrix for an event's staff, vendors, papers, deliverables and messages. */
import { buildAgreement } from '#testing/index.ts';
import { answer, entry, hidden, ok, together, writes, type Row } from '../row.ts';

const enquiryFields =
  'id version branchId branch name phone words state options username createdAt';

export const eventWorkRows: readonly Row[] = [
  {
    id: 'listEnquiries',
    call: 'GET /enquiry',
    needs: ['View Events'],
    done: answer('enquiries', enquiryFields),
    except: { other: answer('enquiries') },
  },
  {
    id: 'listEnquiries',
    what: 'of a branch',
    call: 'GET /enquiry?branch=1&state=open',
    needs: ['View Events'],
    done: answer('enquiries', enquiryFields),
    except: hidden,
  },
  {
    id: 'createEnquiry',
    call: 'POST /enquiry',
    body: { branchId: 1, name: 'ሰላማዊት አበበ', phone: '0911556677' },
    needs: ['Create Event'],
    done: writes({ enquiries: 1 }, answer('enquiry', enquiryFields)),
    except: hidden,
  },
  {
    id: 'updateEnquiry',
    call: 'PATCH /enquiry',
    body: { id: 1, words: 'Calls again' },
    needs: ['Create Event'],
    done: writes({}, answer('enquiry', enquiryFields)),
    except: hidden,
  },
  {
    id: 'generateAgreement',
    call: 'POST /generate-agreement',
    body: buildAgreement({ behalf: 'hana' }),
    needs: ['Generate Aggrement'],
    done: writes({ agreements: 1 }, { fields: 'text' }),
    except: hidden,
  },
  {
    id: 'listAgreements',
    call: 'GET /agreement?eventId=1',
    needs: ['Generate Aggrement'],
    done: answer(
      'agreements',
      'id number date behalf client client_phone event_date advance left username createdAt signed',
    ),
    except: hidden,
  },
  {
    id: 'keepSignedPaper',
    call: 'POST /agreement/photo',
    body: { id: 1, image: '{signed}' },
    needs: ['Generate Aggrement'],
    done: ok,
    except: hidden,
  },
  {
    id: 'readAgreement',
    call: 'GET /agreement/1',
    needs: ['Generate Aggrement'],
    done: { fields: 'text' },
    except: hidden,
  },
  {
    id: 'readEventStaff',
    call: 'GET /event/staff?id=1',
    needs: ['Assign Employees'],
    done: answer('staff', 'id full_name phone_number month_events conflicts'),
    except: {
      ...hidden,
      admin: answer('staff', 'id full_name phone_number wage month_events conflicts'),
      all: answer('staff', 'id full_name phone_number wage month_events conflicts'),
    },
  },
  {
    // Before its event begins everyone is said to come, so this changes nothing.
    id: 'setAttendance',
    call: 'PATCH /event/staff',
    body: { eventId: 1, employeeId: 1, came: true },
    needs: ['Assign Employees'],
    done: ok,
    except: hidden,
  },
  {
    id: 'readEventVendors',
    call: 'GET /event/vendors?id=1',
    needs: ['Assign Vendors'],
    done: answer('vendors', 'id name category pricing amount conflicts'),
    except: hidden,
  },
  {
    id: 'assignEmployees',
    call: 'POST /assign-employee',
    body: { eventId: 2, employees: [2] },
    needs: ['Assign Employees'],
    done: writes({ ...entry, employee_assignments: 1, accounts: 1 }),
    except: hidden,
  },
  {
    id: 'assignVendors',
    call: 'POST /assign-vendor',
    body: { eventId: 2, vendors: [2] },
    needs: ['Assign Vendors'],
    done: writes({ ...entry, vendor_assignments: 1, accounts: 1 }),
    except: hidden,
  },
  {
    id: 'listDeliverables',
    call: 'GET /deliverables?branchId=1',
    needs: ['Vendors'],
    done: answer(
      'deliverables',
      'id event_date et_date time eventId client branch vendor num_of_people total delivered',
    ),
    except: hidden,
  },
  {
    id: 'markDelivered',
    call: 'PATCH /deliverables',
    body: { assignmentId: 1, delivered: true },
    needs: ['Vendors'],
    done: writes({}),
    except: hidden,
  },
  {
    id: 'listSms',
    call: 'GET /sms?eventId=1',
    needs: ['Create Event'],
    done: together(
      answer('messages', 'id kind state phone text due_at createdAt').fields,
      'untold',
    ),
    except: hidden,
  },
  {
    id: 'listClientMessages',
    call: 'GET /client/messages?id=2',
    needs: ['Create Event'],
    done: answer('messages', 'id kind state phone text due_at createdAt eventId event_date'),
    except: hidden,
  },
  {
    id: 'sendSms',
    call: 'POST /sms',
    body: { eventId: 1, kind: 'reminder' },
    needs: ['Create Event'],
    done: writes({ sms_outbox: 1 }),
    except: hidden,
  },
  {
    id: 'sendSms',
    what: 'of what is left',
    call: 'POST /sms',
    body: { eventId: 1, kind: 'due' },
    needs: ['Create Event'],
    done: writes({ sms_outbox: 1 }),
    except: hidden,
  },
];
