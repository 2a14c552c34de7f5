// D170
import type { DatedRule, TaxRuleName } from '@digis/domain';
import { and, asc, desc, eq, lte } from 'drizzle-orm';
import { AppError } from '#base/errors.ts';
import type { Database } from '#db/open-database.ts';
import { taxRules } from '#db/tables/tax.ts';

export type TaxRuleRow = typeof taxRules.$inferSelect;
type NewTaxRule = Omit<TaxRuleRow, 'id'>;

export const selectTaxRules = (db: Database): Promise<TaxRuleRow[]> =>
  db.select().from(taxRules).orderBy(asc(taxRules.name), desc(taxRules.from_day));

export const selectRules = async (db: Database): Promise<DatedRule[]> =>
  (await selectTaxRules(db)).map(({ name, from_day: from, value }) => ({ name, from, value }));

export async function valueOn(
  db: Database,
  name: TaxRuleName,
  day: string,
): Promise<number | undefined> {
  const [rule] = await db
    .select({ value: taxRules.value })
    .from(taxRules)
    .where(and(eq(taxRules.name, name), lte(taxRules.from_day, day)))
    .orderBy(desc(taxRules.from_day))
    .limit(1);
  return rule?.value;
}

export async function lockTaxRule(db: Database, id: number): Promise<TaxRuleRow> {
  const [row] = await db.select().from(taxRules).where(eq(taxRules.id, id)).for('update');
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** undefined: that day has a rule. */
export async function insertTaxRule(db: Database, rule: NewTaxRule): Promise<number | undefined> {
  const [row] = await db
    .insert(taxRules)
    .values(rule)
    .onConflictDoNothing()
    .returning({ id: taxRules.id });
  return row?.id;
}

export async function changeTaxRule(
  db: Database,
  id: number,
  change: Partial<NewTaxRule>,
): Promise<void> {
  await db.update(taxRules).set(change).where(eq(taxRules.id, id));
}

export const selectRuleOfDay = async (
  db: Database,
  { name, from_day }: Pick<NewTaxRule, 'name' | 'from_day'>,
): Promise<TaxRuleRow | undefined> => {
  const isOfDay = and(eq(taxRules.name, name), eq(taxRules.from_day, from_day));
  const [row] = await db.select().from(taxRules).where(isOfDay);
  return row;
};
