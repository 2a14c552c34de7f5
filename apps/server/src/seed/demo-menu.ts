/** The items and packages of the demo business, with prices. */
import type { Schemas } from '@digis/api-client/contract';

export const demoItems = [
  'ዶሮ ወጥ',
  'ክትፎ',
  'ጥብስ',
  'ለስላሳ',
  'እንጀራ',
  'የበግ ቀይ ወጥ',
  'ሽሮ',
  'ዓይብ',
  'ጎመን',
  'ጠጅ',
  'ጠላ',
  'ዳቦ',
] as const;

interface DemoPackage {
  name: string;
  items: readonly (typeof demoItems)[number][];
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
