// D173
import type { BodyOf } from '@digis/api-client/contract';
import { addDaysIso, isoToEt } from '@digis/ethio-date';
import { enquiryHandlers } from '../modules/bookings/enquiries/enquiry-handlers.ts';
import { proformaHandlers } from '../modules/bookings/proformas/proforma-handlers.ts';
import { demoAction, inputOf, type DemoAction } from './demo-action.ts';
import type { DemoBusiness } from './demo-business.ts';

type Body = BodyOf<'createEnquiry'>;

export function enquiryHistory(
  today: string,
  { packages, branches }: Pick<DemoBusiness, 'packages' | 'branches'>,
): DemoAction[] {
  const branchId = branches.Bole;
  const [gold, special] = packages;
  const asked = (before: number, body: Omit<Body, 'branchId'>, then?: Then): DemoAction =>
    demoAction([addDaysIso(today, -before), '07:30'], 'hana', async (context) => {
      const answer = await enquiryHandlers.createEnquiry(context, inputOf({ branchId, ...body }));
      await then?.(context, answer.enquiry.id);
    });
  const { year, month } = isoToEt(addDaysIso(today, 75));
  return [
    asked(
      9,
      { name: 'ሰላማዊት አበበ', phone: '0911556677', words: 'ዋጋውን ከሌላ ጋር አወዳድራለሁ ብለዋል' },
      async (context, id) => {
        await enquiryHandlers.updateEnquiry(context, inputOf({ id, lost_because: 'price' }));
      },
    ),
    asked(
      4,
      {
        name: 'ብርሃኑ ታደሰ',
        phone: '0912334455',
        event_date: addDaysIso(today, 40),
        num_of_people: 250,
        call_on: today,
        words: 'የልጃቸው ሠርግ፤ ሁለት ምርጫ ጠይቀዋል',
        options: [gold, special].flatMap((packageId) =>
          packageId === undefined ? [] : [{ packageId, num_of_people: 250 }],
        ),
      },
      async (context, enquiryId) => {
        const valid_until = addDaysIso(today, 7);
        await proformaHandlers.printProforma(context, inputOf({ enquiryId, valid_until }));
      },
    ),
    asked(2, {
      name: 'ማርታ ኃይሉ',
      phone: '0913445566',
      et_month: { year, month },
      num_of_people: 120,
      call_on: addDaysIso(today, 3),
      words: 'ምርቃት፤ ቀኑ ገና አልታወቀም',
    }),
    asked(0, {
      name: 'ዮናስ ግርማ',
      phone: '0914556677',
      event_date: addDaysIso(today, 21),
      num_of_people: 80,
      options: [{ num_of_people: 80, per_person: 520 }],
    }),
  ];
}

type Then = (
  context: Parameters<typeof enquiryHandlers.createEnquiry>[0],
  id: number,
) => Promise<void>;
