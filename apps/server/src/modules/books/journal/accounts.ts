/** The first posting creates an account. */

export interface Account {
  name: string;
  branch_id?: number;
  event_id?: number;
  vendor_id?: number;
  employee_id?: number;
  petty_id?: number;
  place_id?: number;
  /** The postings of the account are shown in the cashbook. */
  is_cash?: boolean;
}

/** `place_id` null: the branch's cash. D126 */
export const cashAccount = (branch_id: number, place_id: number | null = null): Account => ({
  name: place_id === null ? `cash:${branch_id}` : `cash:${branch_id}:${place_id}`,
  branch_id,
  ...(place_id !== null && { place_id }),
  is_cash: true,
});

/** Negative: a liability to the client. */
export const clientAccount = (event_id: number): Account => ({
  name: `client:${event_id}`,
  event_id,
});

export const withheldAccount = (branch_id: number): Account => ({
  name: `withheld:${branch_id}`,
  branch_id,
});

/** Negative: owed to the vendor. */
export const payableAccount = (vendor_id: number, branch_id: number): Account => ({
  name: `payable:${vendor_id}:${branch_id}`,
  vendor_id,
  branch_id,
});

export const wagesAccount = (employee_id: number, branch_id: number): Account => ({
  name: `wages:${employee_id}:${branch_id}`,
  employee_id,
  branch_id,
});

export const pettyAccount = (petty_id: number): Account => ({
  name: `petty:${petty_id}`,
  petty_id,
});

/** Per branch, because bookings wait for the account (decision 0071). */
export const expenseAccount = (
  kind: 'vendor' | 'wages' | 'salary' | 'petty' | 'other',
  branch_id: number,
): Account => ({ name: `expense:${kind}:${branch_id}`, branch_id });

/** Other side of opening figures. D160, I18 */
export const openingAccount = (branch_id: number): Account => ({
  name: `opening:${branch_id}`,
  branch_id,
});

export const otherIncome = (branch_id: number): Account => ({
  name: `income:other:${branch_id}`,
  branch_id,
});
