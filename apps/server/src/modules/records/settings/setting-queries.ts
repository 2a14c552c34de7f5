import type { Schemas } from '@digis/api-client/contract';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { prepared } from '#db/fast/statements.ts';
import { settings } from '#db/tables/branches.ts';

/** D165 */
const photoConsent =
  'ደንበኛው የመታወቂያቸውና የፊታቸው ፎቶ ከዚህ ውል ጋር በድርጅቱ እንዲቀመጥ ተስማምተዋል።\n' +
  'The client agrees that the business keeps the photos of their ID card and face with this agreement.';

export const defaultSettings = {
  days_before: '3',
  sms_api_token: '',
  sms_id: '',
  sender_name: '',
  sms_daily_limit: '500',
  bank_name: '',
  acc_number: '',
  acc_name: '',
  days_before_temp: '',
  pay_confirm_temp: '',
  due_message: '',
  stamp: '',
  phone_prefixes: '09',
  four_eyes: 'false',
  four_eyes_above: '',
  payment_ceiling: '',
  box_not_below_zero: 'false',
  require_idempotency_key: 'false',
  guests_per_employee: '25',
  kitchen_buffer: '5',
  show_fasts: 'true',
  feast_dates: '[]',
  conflict_hours: '4',
  conflict_mode: 'warn',
  capacity_mode: 'warn',
  two_factor: 'off',
  agreement_terms: '',
  agreement_consent: photoConsent,
  agreement_after_receipt: 'false',
  require_install: 'true',
  tenant_name: 'Digis',
  tenant_logo: '',
  vat: 'off',
  tin: '',
  vat_no: '',
  slip_name: '',
  journal_dates: 'M/D/YYYY',
  copy_reminder_days: '7',
  keep_photos_months: '',
  paper_logo: '',
  paper_head: '',
  paper_foot: '',
  paper_size: 'A4',
  paper_is_printed: 'false',
  paper_margin_top: '',
  paper_margin_right: '',
  paper_margin_bottom: '',
  paper_margin_left: '',
} as const satisfies Record<Schemas['Setting']['name'], string>;

export type SettingName = keyof typeof defaultSettings;

export async function selectSettings(db: Database): Promise<Record<SettingName, string>> {
  const rows = await allSettings(db);
  return {
    ...defaultSettings,
    ...Object.fromEntries(
      rows.flatMap(({ name, value }) => (name in defaultSettings ? [[name, value]] : [])),
    ),
  };
}

/** D31 */
export const selectPhonePrefixes = async (db: Database): Promise<readonly string[]> =>
  (await selectSettings(db)).phone_prefixes.split(',');

const allSettings = prepared('settings', (db) => db.select().from(settings));

/** Locks the settings, and so also keeps the images that they name. */
export async function holdSettings(db: Database, names: readonly SettingName[]): Promise<void> {
  await db
    .select({ name: settings.name })
    .from(settings)
    .where(inArray(settings.name, names))
    .orderBy(settings.name)
    .for('share');
}

/** null: the product's own name. */
export async function selectTenantName(db: Database): Promise<string | null> {
  const { tenant_name } = await selectSettings(db);
  return tenant_name === defaultSettings.tenant_name ? null : tenant_name;
}

/** From the environment, at the first start only. */
export async function insertSettings(
  db: Database,
  values: Partial<Record<SettingName, string>>,
): Promise<void> {
  const rows = Object.entries(values).map(([name, value]) => ({ name, value }));
  await db
    .insert(settings)
    .values(rows)
    .onConflictDoUpdate({ target: settings.name, set: { value: sql`excluded.value` } });
}
