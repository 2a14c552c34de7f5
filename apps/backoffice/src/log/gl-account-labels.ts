// D178
import type { Schemas } from '@digis/api-client/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const glAccountLabels: Readonly<Record<Schemas['GlKind'], MessageDescriptor>> = {
  box: msg`Cash in the box`,
  petty_cash: msg`Petty Cash`,
  safe: msg`Cash in the safe`,
  bank: msg`Bank accounts`,
  wallet: msg`Mobile money`,
  cheques: msg`Cheques`,
  withheld_tax: msg`Tax withheld by clients`,
  vendors: msg`Owed to vendors`,
  wages: msg`Owed to employees`,
  client_deposits: msg`Deposits of clients`,
  vat: msg`VAT that is owed`,
  opening: msg`Opening figures`,
  sales: msg`Sales`,
  other_income: msg`Other income`,
  vendor_costs: msg`Cost of vendors`,
  wage_costs: msg`Wages of events`,
  food: msg`Food`,
  decoration: msg`Decoration`,
  salaries: msg`Salaries`,
  transport: msg`Transport`,
  fuel: msg`Fuel`,
  rent: msg`Rent`,
  tax: msg`Tax`,
  petty_spending: msg`Spent from petty cash`,
  other_costs: msg`Other costs`,
};
