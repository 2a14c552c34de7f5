// D169, D170
import type { TaxRuleName } from '@digis/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const taxRuleNames: Readonly<Record<TaxRuleName, MessageDescriptor>> = {
  vat: msg`VAT`,
  withholding_services: msg`Withheld from services`,
  withholding_threshold: msg`Least net price from which tax is withheld`,
  withholding_no_tin: msg`Withheld from a payee without TIN or licence`,
  cash_cap: msg`Most cash of one client`,
};
