import { employees, vendors } from '../src/db/tables/people.ts';
import type { TestApp } from './start-test-app.ts';

const idOf = ([row]: { id: number }[]): number => {
  if (row === undefined) throw new Error('nobody was inserted');
  return row.id;
};

/** Amounts in santim; earns 800 birr per event. */
export async function buildEmployee(
  { db, clock }: TestApp,
  overrides: Partial<typeof employees.$inferInsert> = {},
): Promise<number> {
  const abebe: typeof employees.$inferInsert = {
    full_name: 'አበበ ከበደ',
    first_name: 'አበበ',
    last_name: 'ከበደ',
    phone_number: '0910000001',
    salary: 600_000,
    wage_type: 'fixed',
    event_wage: 80_000,
    created_at: clock.now(),
  };
  const row = { ...abebe, ...overrides };
  return idOf(await db.insert(employees).values(row).returning({ id: employees.id }));
}

/** Amounts in santim; costs 12,000 birr per event. */
export async function buildVendor(
  { db, clock }: TestApp,
  overrides: Partial<typeof vendors.$inferInsert> = {},
): Promise<number> {
  const selam: typeof vendors.$inferInsert = {
    name: 'Selam DJ',
    category: 'Music',
    pricing: 'fixed',
    amount: 1_200_000,
    representative: 'ሰላም',
    contact: '0910000002',
    created_at: clock.now(),
  };
  const row = { ...selam, ...overrides };
  return idOf(await db.insert(vendors).values(row).returning({ id: vendors.id }));
}

export interface StandardPeople {
  abebe: number;
  tigist: number;
  dj: number;
  decor: number;
}

/** S3: Abebe with a fixed wage, Tigist paid by time of day, a DJ, and decor per person. */
export async function standardPeople(app: TestApp): Promise<StandardPeople> {
  return {
    abebe: await buildEmployee(app),
    tigist: await buildEmployee(app, {
      full_name: 'ትግስት አለሙ',
      phone_number: '0910000003',
      salary: 450_000,
      wage_type: 'dynamic',
      event_wage: null,
      afternoon_wage: 70_000,
      evening_wage: 90_000,
    }),
    dj: await buildVendor(app),
    decor: await buildVendor(app, { name: 'Addis Decor', pricing: 'per-person', amount: 4_500 }),
  };
}
