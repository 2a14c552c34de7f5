/** The invented staff and clients of the demo. */
import type { Permission } from '@digis/api-client/contract';

export interface DemoUser {
  username: string;
  branch: 'Bole' | 'Piassa';
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
    branch: 'Bole',
    access: [
      ...(['Calendar', 'View Events', 'Create Event', 'Generate Aggrement'] as const),
      ...(['Assign Employees', 'Assign Vendors', 'Clients'] as const),
    ],
  },
  {
    username: 'dawit',
    branch: 'Bole',
    access: [
      ...(['Calendar', 'View Events', 'Employees', 'Vendors', 'Vendor Ledger'] as const),
      ...cashbookPermissions,
    ],
  },
  {
    username: 'sara',
    branch: 'Piassa',
    access: ['Calendar', 'View Events', 'Create Event', ...cashbookPermissions],
  },
];

/** Names that are as common as they are nobody's in particular. */
export const demoClients = [
  'አልማዝ ተስፋዬ',
  'ሄኖክ ግርማ',
  'ብርቱካን ወልዴ',
  'ዮሐንስ መኮንን',
  'ሰላማዊት ኃይሉ',
  'ተስፋዬ አበበ',
  'ሜሮን ጌታቸው',
  'ዳንኤል ከበደ',
  'ፀሐይ ደምሴ',
  'ኢብራሂም አህመድ',
] as const;

export const demoRemarks = [
  'ሁለት ድንኳን ያስፈልጋል፤ ሁለተኛው ለሽማግሌዎች ነው።',
  '',
  'የጾም ምግብ ለ20 ሰው ይዘጋጅ።',
  'ሙዚቃ ከምሳ በኋላ ይጀምራል።',
  '',
] as const;

export const demoPhone = (client: number): string =>
  `09${String(11_000_001 + client * 1_357).padStart(8, '0')}`;
