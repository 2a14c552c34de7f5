import type { Schemas } from '@digis/api-client/contract';
import type { Context } from '../contract/handler.ts';
import { itemHandlers } from '../modules/records/items/item-handlers.ts';
import { packageHandlers } from '../modules/records/packages/package-handlers.ts';
import { inputOf } from './demo-action.ts';

type DemoItem = Omit<Schemas['ItemInput'], 'name'>;

const dish = (menu: Schemas['Menu'] | null, per_guest: number): DemoItem => ({
  menu,
  unit: 'kg',
  per_guest,
});
const drink = (unit: Schemas['ItemUnit'], per_guest: number): DemoItem => ({
  menu: 'fasting',
  kind: 'drink',
  unit,
  per_guest,
});

const demoItems = {
  'ዶሮ ወጥ': dish('not fasting', 0.35),
  ክትፎ: dish('not fasting', 0.25),
  ጥብስ: dish('not fasting', 0.2),
  ለስላሳ: drink('bottle', 1.5),
  እንጀራ: { menu: 'fasting', unit: 'pcs', per_guest: 3 },
  'የበግ ቀይ ወጥ': dish('not fasting', 0.3),
  ሽሮ: dish('fasting', 0.3),
  ዓይብ: dish('not fasting', 0.1),
  ጎመን: dish('fasting', 0.15),
  ጠጅ: drink('l', 0.4),
  ጠላ: drink('l', 0.5),
  ዳቦ: { menu: null },
  ሳህን: { menu: null, kind: 'equipment', unit: 'pcs', per_guest: 1 },
} as const satisfies Record<string, DemoItem>;

interface DemoPackage {
  name: string;
  items: readonly (keyof typeof demoItems)[];
  pricing: Schemas['Tier'][];
}

const demoPackages: readonly DemoPackage[] = [
  {
    name: 'Wedding Gold',
    items: ['ዶሮ ወጥ', 'ክትፎ', 'ጥብስ', 'ለስላሳ', 'እንጀራ', 'ጠጅ', 'ሳህን'],
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

export interface DemoMenu {
  items: readonly number[];
  packages: readonly number[];
}

export async function writeMenu(context: Context): Promise<DemoMenu> {
  const items = new Map<string, number>();
  for (const [name, said] of Object.entries(demoItems)) {
    items.set(name, (await itemHandlers.createItem(context, inputOf({ name, ...said }))).id);
  }
  const bodyOf = ({ name, items: names, pricing }: DemoPackage) => ({
    name,
    items: names.flatMap((item) => items.get(item) ?? []),
    pricing,
  });
  const packages: number[] = [];
  for (const offer of demoPackages) {
    packages.push((await packageHandlers.createPackage(context, inputOf(bodyOf(offer)))).id);
  }
  const [first] = packages;
  const [gold] = demoPackages;
  const fasting_package = packages.at(-1);
  if (gold !== undefined && first !== undefined && fasting_package !== undefined) {
    const body = { ...bodyOf(gold), id: first, fasting_package };
    await packageHandlers.updatePackage(context, inputOf(body));
  }
  return { items: [...items.values()], packages };
}
