import { hidden, type Row, prefixed, sorted } from '../row.ts';

const owed = 'success totals totals.count totals.left totals.overdue totals.soon totals.waiting';

const monthly =
  'months months.cash_in months.cash_out months.from months.month months.received months.to months.year';
const soFar = 'so_far so_far.before so_far.days so_far.month';
const seesAll = {
  fields: `${monthly.replace('months.from', 'months.events months.from')} packages receivables short_of_staff short_of_staff.count short_of_staff.events ${soFar} spent ${owed} weekdays`,
};

const withReceivables = ({ fields }: { fields: string }) => ({
  fields: fields.replace('receivables', 'receivables receivables.branch receivables.event'),
});
const withSpending = ({ fields }: { fields: string }) => ({
  fields: fields.replace('spent', 'spent spent.amount spent.kind'),
});

const sums = (of: string) => `${of}.booked ${of}.count ${of}.guests`;
const withEvents = ({ fields }: { fields: string }) => ({
  fields: fields
    .replace('packages', `packages ${sums('packages')} packages.id packages.name`)
    .replace('weekdays', `weekdays ${sums('weekdays')} weekdays.weekday`),
});
const seesRows = withEvents(withSpending(withReceivables(seesAll)));

const figures = 'booked cost due events guests other profit received result';
const report = (more: string) =>
  sorted(
    `compared compared.before compared.now from success summary to ${prefixed('summary', `${figures}${more}`)}`,
  );
const reported = report(' margin');
const noneReported = report('');

const miscounted = prefixed('counted', 'branch day difference id username');
const reviewed = sorted(
  `certificates corrected counted deleted ${prefixed('deleted', 'at branch event refund username')} discounted
  ${prefixed('discounted', 'at branch discount event username')} earned lowered success ${miscounted}`,
);

export const reportRows: readonly Row[] = [
  {
    id: 'readOverview',
    call: 'GET /overview?month=2019-01',
    needs: ['Cashbook View Balance'],
    done: { fields: `${monthly} ${soFar} spent spent.amount spent.kind success` },
    except: {
      admin: seesRows,
      all: seesRows,
      other: seesAll,
    },
  },
  {
    id: 'readOverview',
    what: 'of a branch',
    call: 'GET /overview?branchId=1&month=2019-01',
    needs: ['Cashbook View Balance'],
    done: { fields: `${monthly} ${soFar} spent spent.amount spent.kind success` },
    except: {
      admin: seesRows,
      all: seesRows,
      ...hidden,
    },
  },
  {
    id: 'readReport',
    call: 'GET /reports?from=2026-09-11&to=2026-10-10',
    needs: ['Cashbook View Balance'],
    done: reported,
    except: { other: noneReported },
  },
  {
    id: 'readReport',
    what: 'places of a branch',
    call: 'GET /reports?branchId=1&from=2026-09-11&to=2026-10-10&by=places',
    needs: ['Cashbook View Balance'],
    done: sorted(
      `from success to places ${prefixed('places', 'branch closing in opening out place transferred')}`,
    ),
    except: hidden,
  },
  {
    id: 'readReview',
    call: 'GET /review?branchId=1&from=2026-09-15&to=2026-09-21',
    needs: ['Cashbook View Balance'],
    done: sorted(`corrected counted success ${miscounted}`),
    except: { admin: reviewed, all: reviewed, ...hidden },
  },
  {
    id: 'listReceivables',
    call: 'GET /receivables',
    needs: ['View Events', 'Cashbook Settle Advance Payment'],
    done: { fields: `receivables receivables.branch receivables.event ${owed}` },
    except: { other: { fields: `receivables ${owed}` } },
  },
  {
    id: 'listReceivables',
    what: 'of a branch',
    call: 'GET /receivables?branchId=1',
    needs: ['View Events', 'Cashbook Settle Advance Payment'],
    done: { fields: `receivables receivables.branch receivables.event ${owed}` },
    except: hidden,
  },
  {
    id: 'listPayables',
    call: 'GET /payables?branchId=1',
    needs: ['Cashbook View Balance'],
    done: {
      fields:
        `payables payables.branch payables.coming payables.earned payables.id payables.kind payables.name
        payables.owed success totals totals.coming totals.earned totals.owed`.replaceAll(
          /\s+/g,
          ' ',
        ),
    },
    except: hidden,
  },
];
