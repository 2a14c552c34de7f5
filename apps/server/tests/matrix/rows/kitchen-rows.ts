import { answer, hidden, together, writes, type Row } from '../row.ts';

const kitchenEvents = `additional_items branch client event_date fasting hours id items package people printed said plates remark staff time vendors`;
const kitchenFields = together(
  answer('events', kitchenEvents).fields,
  answer('totals', 'branch items').fields,
  'buffer',
);

const said = {
  event_date: '2026-10-01',
  time: '15:00',
  num_of_people: 350,
  additional_plates: 0,
  fasting_people: 0,
  items: ['ዶሮ ወጥ', 'ክትፎ', 'ጥብስ', 'ለስላሳ'],
  additionalitems: [],
  remark: '',
  employees: ['አበበ ከበደ'],
};

export const kitchenRows: readonly Row[] = [
  {
    id: 'readKitchen',
    call: 'GET /kitchen?from=2026-10-01&to=2026-10-02',
    needs: ['View Events'],
    done: kitchenFields,
    except: { other: { fields: 'buffer events success totals' } },
  },
  {
    id: 'printSheet',
    call: 'POST /sheet',
    body: { kind: 'kitchen', events: [{ id: 1, said }] },
    needs: ['View Events'],
    done: writes({ printed_sheets: 1 }),
    except: hidden,
  },
  {
    id: 'readKitchen',
    what: 'of a branch',
    call: 'GET /kitchen?from=2026-10-01&branchId=1',
    needs: ['View Events'],
    done: kitchenFields,
    except: hidden,
  },
];
