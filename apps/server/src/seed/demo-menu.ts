/** The items and packages of the demo business: what may be eaten on a day of fasting, and prices. */
import type { Schemas } from '@digis/api-client/contract';

type Menu = Schemas['Menu'] | null;

/** Of bread nothing is said, as of what nobody has looked at yet. */
export const demoItems = {
  'ዶሮ ወጥ': 'not fasting',
  ክትፎ: 'not fasting',
  ጥብስ: 'not fasting',
  ለስላሳ: 'fasting',
  እንጀራ: 'fasting',
  'የበግ ቀይ ወጥ': 'not fasting',
  ሽሮ: 'fasting',
  ዓይብ: 'not fasting',
  ጎመን: 'fasting',
  ጠጅ: 'fasting',
  ጠላ: 'fasting',
  ዳቦ: null,
} as const satisfies Record<string, Menu>;

interface DemoPackage {
  name: string;
  items: readonly (keyof typeof demoItems)[];
  pricing: Schemas['Tier'][];
}

export const demoPackages: readonly DemoPackage[] = [
  {
    name: 'Wedding Gold',
    items: ['ዶሮ ወጥ', 'ክትፎ', 'ጥብስ', 'ለስላሳ', 'እንጀራ', 'ጠጅ'],
    pricing: [
      { min: 50, max: 200, value: 650 },
      { min: 201, max: 400, value: 600 },
      { min: 401, max: 1000, value: 550 },
    ],
  },
  {
    name: 'ሰርግ ልዩ',
    items: ['ዶሮ ወጥ', 'ክትፎ', 'የበግ ቀይ ወጥ', 'ዓይብ', 'ለስላሳ', 'እንጀራ', 'ጠጅ', 'ዳቦ'],
    pricing: [
      { min: 80, max: 300, value: 820 },
      { min: 301, max: 1200, value: 760 },
    ],
  },
  {
    name: 'የጾም ማዕድ',
    items: ['ሽሮ', 'ጎመን', 'እንጀራ', 'ለስላሳ', 'ጠላ'],
    pricing: [
      { min: 20, max: 150, value: 380 },
      { min: 151, max: 600, value: 340 },
    ],
  },
];
