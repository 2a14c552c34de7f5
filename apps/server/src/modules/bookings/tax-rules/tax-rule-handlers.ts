// D169, D170
import { requireAdmin } from '#auth/require-permission.ts';
import type { Schemas } from '@digis/api-client/contract';
import { isRate, type TaxRuleName } from '@digis/domain';
import { changesBetween, recordAction } from '#action-log/record-action.ts';
import { requireDay } from '#base/addis-days.ts';
import { AppError, invalid } from '#base/errors.ts';
import { tidyText } from '#base/tidy-text.ts';
import type { Context, Handlers } from '#contract/handler.ts';
import {
  changeTaxRule,
  insertTaxRule,
  lockTaxRule,
  selectRuleOfDay,
  selectTaxRules,
  type TaxRuleRow,
} from './tax-rule-queries.ts';

const ruleView = ({ id, name, from_day, value, source }: TaxRuleRow): Schemas['TaxRule'] => ({
  id,
  name,
  from: from_day,
  value,
  source,
});

const HUNDRED_PERCENT = 100;

function requireRule(
  { user }: Context,
  name: TaxRuleName,
  { from, value, source }: Omit<Schemas['TaxRuleInput'], 'name'>,
) {
  requireAdmin(user);
  requireDay('from', from);
  if (isRate(name) && value > HUNDRED_PERCENT) throw invalid({ value: 'maximum' });
  return { name, from_day: from, value, source: tidyText(source) };
}

const duplicate = (from: string): AppError =>
  new AppError('DUPLICATE', {
    msg: `A rule holds from ${from} already.`,
    errors: { from: 'duplicate' },
  });

const contentOf = ({ from_day, value, source }: Omit<TaxRuleRow, 'id'>) => ({
  from: from_day,
  value,
  source,
});

export const taxRuleHandlers = {
  listTaxRules: async ({ db }) => ({
    success: true,
    rules: (await selectTaxRules(db)).map(ruleView),
  }),

  createTaxRule: async (context, { body }) => {
    const rule = requireRule(context, body.name, body);
    const id = await insertTaxRule(context.db, rule);
    if (id === undefined) throw duplicate(body.from);
    const changes = changesBetween({}, contentOf(rule)).map((change) => ({
      ...change,
      before: '',
    }));
    const action = { action: 'tax_rule.create' as const, subject: rule.name, entityId: id };
    await recordAction(context, { ...action, changes });
    return { success: true, id };
  },

  updateTaxRule: async (context, { body }) => {
    const { db } = context;
    const before = await lockTaxRule(db, body.id);
    const rule = requireRule(context, before.name, body);
    const same = await selectRuleOfDay(db, rule);
    if (same !== undefined && same.id !== body.id) throw duplicate(body.from);
    const changes = changesBetween(contentOf(before), contentOf(rule));
    if (changes.length > 0) {
      await changeTaxRule(db, body.id, rule);
      const action = { action: 'tax_rule.update' as const, subject: rule.name, entityId: body.id };
      await recordAction(context, { ...action, changes });
    }
    return { success: true };
  },
} satisfies Handlers<'listTaxRules' | 'createTaxRule' | 'updateTaxRule'>;
