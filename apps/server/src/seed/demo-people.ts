import type { Permission, Schemas } from '@digis/api-client/contract';

const branchNames = ['Bole', 'Piassa'] as const;
export type BranchName = (typeof branchNames)[number];

const staffNames = ['hana', 'dawit', 'kebede', 'sara', 'mulu'] as const;
export type DemoName = (typeof staffNames)[number] | 'admin';

export interface BranchStaff {
  cashier: DemoName;
  spender: DemoName;
  paysSalaries: boolean;
}

interface DemoUser {
  username: (typeof staffNames)[number];
  full_name: string;
  branch: BranchName;
  access: readonly Permission[];
}

export const cashbookPermissions = [
  'Cashbook View Records',
  'Cashbook In/Out',
  'Cashbook View Balance',
  'Cashbook Spend Petty Cash',
  'Cashbook Create Petty Cash',
  'Cashbook Approve Pending Transaction',
  'Cashbook Settle Advance Payment',
  'Cashbook Petty Cash',
] as const satisfies readonly Permission[];

export const demoUsers: readonly DemoUser[] = [
  {
    username: 'hana',
    full_name: 'ሐና በቀለ',
    branch: 'Bole',
    access: [
      ...(['Calendar', 'View Events', 'Create Event', 'Generate Aggrement'] as const),
      ...(['Assign Employees', 'Assign Vendors', 'Clients'] as const),
    ],
  },
  {
    username: 'dawit',
    full_name: 'ዳዊት ኃይሉ',
    branch: 'Bole',
    access: [
      ...(['Calendar', 'View Events', 'Employees', 'Vendors', 'Vendor Ledger'] as const),
      ...cashbookPermissions,
    ],
  },
  {
    username: 'kebede',
    full_name: 'ከበደ ታደሰ',
    branch: 'Bole',
    access: ['Cashbook Spend Petty Cash'],
  },
  {
    username: 'sara',
    full_name: 'ሣራ መኮንን',
    branch: 'Piassa',
    access: ['Calendar', 'View Events', 'Create Event', ...cashbookPermissions],
  },
  {
    username: 'mulu',
    full_name: 'ሙሉ ወርቅ አየለ',
    branch: 'Bole',
    access: ['Items', 'Packages', 'Employees', 'App Users', 'System Settings', 'Action Logs'],
  },
];

const givenNames = ['አልማዝ', 'ሄኖክ', 'ብርቱካን', 'ዮሐንስ', 'ሰላማዊት', 'ተስፋዬ', 'ሜሮን', 'ዳንኤል', 'ፀሐይ', 'ኢብራሂም'];
const fatherNames = ['ተስፋዬ', 'ግርማ', 'ወልዴ', 'መኮንን', 'ኃይሉ', 'አበበ', 'ጌታቸው'];
export const clientCount = givenNames.length * fatherNames.length;

export const demoClient = (at: number): string =>
  `${givenNames[at % givenNames.length]} ${fatherNames[Math.floor(at / givenNames.length) % fatherNames.length]}`;

export const demoRemarks = [
  'ሁለት ድንኳን ያስፈልጋል፤ ሁለተኛው ለሽማግሌዎች ነው።',
  '',
  'የጾም ምግብ ለ20 ሰው ይዘጋጅ።',
  'ሙዚቃ ከምሳ በኋላ ይጀምራል።',
  '',
] as const;

export const demoPlaces = [
  ['የሙሽራዋ ቤት፣ ገርጂ', 'ከመብራት ኃይል ወረድ ብሎ፣ አረንጓዴ በር'],
  ['ሰላም አዳራሽ፣ ቦሌ', '3ኛ ፎቅ፣ በጀርባ በር ይገባል'],
  ['የደንበኛው ግቢ፣ ሲኤምሲ', 'ሁለተኛው መግቢያ፣ ድንኳን አለ'],
  ['የቤተ ክርስቲያን አዳራሽ፣ ጉለሌ', 'ከዋናው በር ግራ በኩል'],
  ['አዲስ ዘመን ሆቴል፣ ፒያሳ', 'ትልቁ አዳራሽ፣ እስከ 10 ሰዓት ብቻ'],
  ['የቤተሰብ ቤት፣ ሳሪስ', 'ከአቦ ማዞሪያ 200 ሜትር'],
  ['የድርጅቱ ጽሕፈት ቤት፣ ካዛንቺስ', '7ኛ ፎቅ፣ ሊፍት ይሠራል'],
] as const;

export const demoOccasions = [
  'wedding',
  'birthday',
  'mels',
  'christening',
  'mahber',
  'meeting',
  'memorial',
] as const satisfies readonly Schemas['Occasion'][];

export const demoPhone = (client: number): string =>
  `09${String(11_000_001 + client * 1_357).padStart(8, '0')}`;

export const demoEmployees: readonly Schemas['EmployeeInput'][] = (
  [
    ['አበበ', 'ከበደ', 6_000, 800],
    ['ትግስት', 'አለሙ', 4_500, [700, 900]],
    ['ሙሉጌታ', 'ዓለሙ', 5_000, [650, 850]],
    ['ጽጌ', 'ማሞ', 4_000, 600],
    ['ከድር', 'ሁሴን', 4_200, 600],
    ['ወርቅነሽ', 'ደስታ', 7_500, [900, 1_200]],
  ] as const
).map(([first_name, last_name, salary, wage], at) => ({
  first_name,
  last_name,
  phone_number: demoPhone(200 + at),
  salary,
  ...(typeof wage === 'number'
    ? { wage_type: 'fixed', event_wage: wage }
    : { wage_type: 'dynamic', afternoon_wage: wage[0], evening_wage: wage[1] }),
}));

export const demoVendors: readonly Schemas['VendorInput'][] = (
  [
    ['Selam DJ', 'Music', 'fixed', 12_000],
    ['Addis Decor', 'Decoration', 'per-person', 45],
    ['Entoto Photo', 'Photography', 'fixed', 9_500],
    ['Fresh Juice House', 'Drinks', 'per-person', 30],
  ] as const
).map(([name, category, pricing, amount], at) => ({
  name,
  category,
  pricing,
  amount,
  representative: demoClient((at + 3) * (givenNames.length + 1)),
  contact: demoPhone(300 + at),
}));
