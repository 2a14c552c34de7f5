import { fieldRules, type Schemas } from '@digis/api-client/contract';

/** In the order of Settings; numbered as assets, debts, capital, sales, costs. */
export const proposedAccounts = {
  box: '1010',
  petty_cash: '1020',
  safe: '1030',
  bank: '1040',
  wallet: '1050',
  cheques: '1060',
  withheld_tax: '1310',
  vendors: '2010',
  wages: '2110',
  client_deposits: '2310',
  vat: '2410',
  opening: '3910',
  sales: '4010',
  other_income: '4910',
  vendor_costs: '5010',
  wage_costs: '5110',
  food: '5210',
  decoration: '5310',
  salaries: '6010',
  transport: '6210',
  fuel: '6220',
  rent: '6310',
  tax: '6610',
  petty_spending: '6810',
  other_costs: '6910',
} as const satisfies Record<Schemas['GlKind'], string>;

export const accountNames: Readonly<Record<Schemas['GlKind'], string>> = {
  box: 'Cash in the box',
  petty_cash: 'Petty cash',
  safe: 'Cash in the safe',
  bank: 'Bank',
  wallet: 'Mobile money',
  cheques: 'Cheques',
  withheld_tax: 'Tax withheld by clients',
  vendors: 'Owed to vendors',
  wages: 'Owed to employees',
  client_deposits: 'Deposits of clients',
  vat: 'VAT payable',
  opening: 'Opening balances',
  sales: 'Sales',
  other_income: 'Other income',
  vendor_costs: 'Vendors',
  wage_costs: 'Wages of events',
  food: 'Food',
  decoration: 'Decoration',
  salaries: 'Salaries',
  transport: 'Transport',
  fuel: 'Fuel',
  rent: 'Rent',
  tax: 'Tax',
  petty_spending: 'Petty cash spending',
  other_costs: 'Other costs',
};

export type GlKind = Schemas['GlKind'];
export type GlAccounts = Readonly<Record<GlKind, string>>;

export const kindsInOrder: readonly GlKind[] = fieldRules.GlAccountUpdate.kind.enum;

const wallets: ReadonlySet<string> = new Set(['telebirr', 'mpesa']);

function kindOfPlace(kind: string | null): GlKind {
  if (kind === null) return 'box';
  if (kind === 'safe') return 'safe';
  if (kind === 'cheque') return 'cheques';
  return wallets.has(kind) ? 'wallet' : 'bank';
}

const kindOfExpense: Readonly<Record<string, GlKind>> = {
  vendor: 'vendor_costs',
  wages: 'wage_costs',
  salary: 'salaries',
  petty: 'petty_spending',
};

/** null: the kind follows from the account. D129 */
const kindOfCategory: Readonly<Record<Schemas['CostCategory'], GlKind | null>> = {
  food: 'food',
  transport: 'transport',
  rent: 'rent',
  fuel: 'fuel',
  decoration: 'decoration',
  wages: 'wage_costs',
  tax: 'tax',
  other: null,
};

const taggable: ReadonlySet<string> = new Set(['expense:other', 'expense:petty', 'income:other']);

const kindOfFirstWord: Readonly<Record<string, GlKind>> = {
  petty: 'petty_cash',
  payable: 'vendors',
  wages: 'wages',
  withheld: 'withheld_tax',
  client: 'client_deposits',
  income: 'other_income',
  opening: 'opening',
};

/** `account`: such as `expense:petty:1`. */
export function glKindOf(
  account: string,
  placeKind: string | null,
  category: Schemas['CostCategory'] | null = null,
): GlKind {
  const [first = '', second = ''] = account.split(':');
  const spent = taggable.has(`${first}:${second}`) && category !== null && kindOfCategory[category];
  if (spent) return spent;
  if (first === 'cash') return kindOfPlace(placeKind);
  if (first === 'expense') return kindOfExpense[second] ?? 'other_costs';
  const kind = kindOfFirstWord[first];
  if (kind === undefined)
    throw new Error(`the account ${account} has no kind in the general ledger`);
  return kind;
}
