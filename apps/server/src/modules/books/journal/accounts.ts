/** The accounts of the journal. An account is created by its first posting. */

export interface Account {
  name: string;
  branch_id?: number;
  event_id?: number;
  vendor_id?: number;
  employee_id?: number;
  petty_id?: number;
  place_id?: number;
  /** Money of a branch: its postings are what people see in the cashbook. */
  is_cash?: boolean;
}

/** The box of a branch, or another place where it keeps money. SPEC: D126 */
export const cashAccount = (branch_id: number, place_id: number | null = null): Account => ({
  name: place_id === null ? `cash:${branch_id}` : `cash:${branch_id}:${place_id}`,
  branch_id,
  ...(place_id !== null && { place_id }),
  is_cash: true,
});

/** The client's money held for an event: negative, because it is a liability. */
export const clientAccount = (event_id: number): Account => ({
  name: `client:${event_id}`,
  event_id,
});

/** Tax that clients withheld, by their certificates; no cash. */
export const withheldAccount = (branch_id: number): Account => ({
  name: `withheld:${branch_id}`,
  branch_id,
});

/** What a branch owes a vendor, below zero. */
export const payableAccount = (vendor_id: number, branch_id: number): Account => ({
  name: `payable:${vendor_id}:${branch_id}`,
  vendor_id,
  branch_id,
});

/** Wages owed to an employee for events of a branch, negative. */
export const wagesAccount = (employee_id: number, branch_id: number): Account => ({
  name: `wages:${employee_id}:${branch_id}`,
  employee_id,
  branch_id,
});

export const pettyAccount = (petty_id: number): Account => ({
  name: `petty:${petty_id}`,
  petty_id,
});

/** One of each kind a branch: on an account of all, every branch would wait for the others (decision 0071). */
export const expenseAccount = (
  kind: 'vendor' | 'wages' | 'salary' | 'petty' | 'other',
  branch_id: number,
): Account => ({ name: `expense:${kind}:${branch_id}`, branch_id });

/** What a branch had before its books began, as the other side of each opening figure. SPEC: D160, I18 */
export const openingAccount = (branch_id: number): Account => ({
  name: `opening:${branch_id}`,
  branch_id,
});

export const otherIncome = (branch_id: number): Account => ({
  name: `income:other:${branch_id}`,
  branch_id,
});
