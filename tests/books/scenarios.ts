import type { BookSheet, Scenario } from './book-shape.ts';
import { movingSheets } from './moving-book.ts';

const PHONE = '0000000000';
const MONEY = '#,##0.00';

const clients: BookSheet = {
  name: 'Clients',
  rows: [
    ['ሙሉ ስም / Full name', 'ስልክ / Phone', 'Phone 2', 'TIN', 'Notes'],
    ['አልማዝ ተስፋዬ', '0911000001', { number: 911000002, format: PHONE }, '0012345678', 'VIP & <ልጆች>'],
    ['Hanna "Hani" Girma', 911000003, null, null, 'two\nlines'],
    [],
    ['ሄኖክ, ግርማ', '+251 911 000 004', null, '0087654321', 'x;y'],
  ],
};

const events: BookSheet = {
  name: 'Events 2019',
  rows: [
    ['Events of the year'],
    [],
    [
      'Client',
      'Phone',
      'Day',
      'የቀኑ ጽሑፍ',
      'Time',
      'Guests',
      'Each',
      'Total',
      'Off',
      'Hours',
      'Cost',
    ],
    [
      'አልማዝ ተስፋዬ',
      '0911000001',
      { day: '2026-12-05' },
      '12/05/2026',
      { time: '13:30' },
      350,
      { number: 450.5, format: MONEY },
      { formula: 'F4*G4', gives: 157_675 },
      { percent: 0.1 },
      { duration: '25:30' },
      1000,
    ],
    [
      'Hanna Girma',
      911000003,
      { day: '2027-01-24', time: '18:00' },
      'ጥር 16 2019',
      { time: '18:00' },
      80,
      { number: 600, format: MONEY },
      { formula: 'F5*G5', gives: 48_000 },
      { percent: 0.25 },
      { duration: '12:05' },
    ],
    [
      'ሄኖክ ግርማ',
      '0911000004',
      { day: '2026-02-03' },
      '13/02/2026',
      null,
      120,
      { number: 500, format: MONEY },
      { formula: 'F6*G6', gives: 60_000 },
      { percent: 0 },
      null,
      2000,
    ],
  ],
  hiddenRows: [5],
  hiddenColumns: [10],
  merged: ['A1:F1'],
};

const packages: BookSheet = {
  name: 'ፓኬጅ & "ዋጋ"',
  rows: [
    ['ፓኬጅ', '50-100', '101-300', 'ከ300 በላይ', 'Active'],
    ['Gold', { number: 950, format: '#,##0.00 "Br"' }, { number: 900, format: MONEY }, 850, true],
    ['ብር', 700, 650.25, '600 ብር', false],
  ],
};

const old: BookSheet = { name: 'Old', rows: [['Client'], ['ሰናይት አለሙ']], isHidden: true };

const days: BookSheet = {
  name: 'Days',
  rows: [
    ['Client', 'Day', 'Time'],
    ['አልማዝ ተስፋዬ', { day: '2026-12-05' }, { time: '13:30' }],
    ['Hanna Girma', { day: '2027-01-24', time: '18:00' }, { time: '7:15' }],
  ],
};

export const scenarios = {
  clients: { sheets: [clients] },
  house: { sheets: [clients, events, packages, old] },
  mac: { sheets: [days], isFrom1904: true },
  moving: { sheets: movingSheets },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;
