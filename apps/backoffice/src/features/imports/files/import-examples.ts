/** Example rows of the templates, which the import skips by their mark. D161 */
import type { Sheet } from '../reading/sheet.ts';
import type { ImportKind } from '../rows/import-fields.ts';
import { textOfCell } from '../rows/cells/plain-cell.ts';

/** In the first cell, so that typing over it removes the mark. */
export const EXAMPLE_MARK = 'ምሳሌ / Example: ';

const MARKED = /^(?:ምሳሌ|example)\s*(?:\/\s*(?:ምሳሌ|example)\s*)?[:፡፦]/iu;

export function isExampleRow(cells: Sheet['rows'][number]['cells']): boolean {
  const first = cells.map(textOfCell).find((text) => text !== '');
  return first !== undefined && MARKED.test(first);
}

export const exampleOf: Readonly<Record<ImportKind, Readonly<Record<string, string | number>>>> = {
  clients: {
    full_name: 'አበበ በቀለ',
    primary_phone: '0911 00 11 22',
    secondary_phone: '0922 00 11 22',
    tin: '0012345678',
    withholds: 'አይ',
  },
  items: { name: 'ሽሮ', menu: 'የጾም' },
  packages: {
    name: 'የሰርግ ጥቅል',
    items: 'ዶሮ ወጥ, ክትፎ, ለስላሳ',
    pricing: '50-100: 700; 101-300: 650',
  },
  employees: {
    first_name: 'ሰላም',
    last_name: 'ታደሰ',
    phone_number: '0911 00 22 33',
    guarantor_phone: '0922 00 22 33',
    salary: 6500,
    event_wage: 800,
  },
  vendors: {
    name: 'ድምፅና ብርሃን',
    category: 'ሙዚቃ',
    pricing: 'ቋሚ',
    amount: 12_000,
    representative: 'ዮናስ',
    contact: '0911 00 33 44',
  },
  events: {
    'client.name': 'አልማዝ ተስፋዬ',
    'client.primary_phone': '0911 00 44 55',
    event_date: '23/3/2019',
    time: '7:30',
    num_of_people: 300,
    total: 210_000,
    received: 50_000,
    venue: 'ቦሌ አዳራሽ',
    occasion: 'ሰርግ',
    remark: 'ድንኳን ይዘን እንምጣ',
  },
};
