import type { Schemas } from '@digis/api-client/contract';
import { tooWide } from '@digis/domain';
import { recordAction } from '#action-log/record-action.ts';
import { can } from '#auth/require-permission.ts';
import { invalid } from '#base/errors.ts';
import type { Context, Handlers } from '#contract/handler.ts';
import { encrypt } from '#secrets/encrypted-text.ts';
import { readSecretKey } from '#secrets/secret-key.ts';
import { requireDay } from '#base/addis-days.ts';
import { sheetIn } from './paper-sheet.ts';
import { requireIssued } from '../uploads/require-issued.ts';
import { countSegments, fillTemplate, sampleValues } from './message-template.ts';
import { insertSettings, selectSettings, type SettingName } from './setting-queries.ts';

/** Shown in place of a secret; if a client sends it back, the setting stays. */
const mask = '••••';

/** Masked for users without the permission System Settings. */
const confidential: ReadonlySet<string> = new Set(['sms_id', 'sender_name']);

function shown(name: string, value: string, isTrusted: boolean): string {
  if (value === '') return '';
  // D93: the token never leaves the server.
  if (name === 'sms_api_token') return mask;
  return isTrusted || !confidential.has(name) ? value : mask;
}

const settingsView = (
  settings: Readonly<Record<SettingName, string>>,
  isTrusted: boolean,
): Schemas['Setting'][] =>
  settingNames(settings).map((name) => ({ name, value: shown(name, settings[name], isTrusted) }));

const isName = (name: string, settings: object): name is SettingName =>
  Object.hasOwn(settings, name);

const settingNames = (settings: Readonly<Record<SettingName, string>>): SettingName[] =>
  Object.keys(settings).filter((name) => isName(name, settings));

type Written = Schemas['SettingsInput'];
type Values = Partial<Record<SettingName, string>>;

/** D93: a blank or masked token changes nothing. */
function valuesOf(
  { config }: Context,
  { clear_sms_api_token, sms_api_token, ...rest }: Written,
): Values {
  const values: Values = {};
  for (const [name, value] of Object.entries(rest)) {
    const text = Array.isArray(value) ? JSON.stringify(value) : String(value ?? '');
    Object.assign(values, { [name]: text });
  }
  if (clear_sms_api_token === true) return { ...values, sms_api_token: '' };
  const isUnchanged = sms_api_token === undefined || ['', mask].includes(sms_api_token.trim());
  if (isUnchanged) return values;
  return { ...values, sms_api_token: encrypt(readSecretKey(config), sms_api_token) };
}

// D90
async function requireImages(
  context: Context,
  { stamp, tenant_logo, paper_logo }: Written,
  kept: Values,
): Promise<void> {
  if (typeof stamp === 'string' && !stamp.endsWith('.png')) throw invalid({ stamp: 'notAllowed' });
  await requireIssued(context, { stamp, tenant_logo, paper_logo }, kept);
}

/** D162: margins leave half of the sheet. */
function requireMargins(values: Values): void {
  const { size, chosen } = sheetIn(values);
  const wide = tooWide(size, chosen).map((side) => [`paper_margin_${side}`, 'maximum'] as const);
  if (wide.length > 0) throw invalid(Object.fromEntries(wide));
}

export const settingHandlers = {
  readSettings: async ({ db, user }) => {
    const settings = await selectSettings(db);
    return { success: true, settings: settingsView(settings, can(user, 'System Settings')) };
  },

  saveSettings: async (context, { body }) => {
    const { db } = context;
    const before: Values = await selectSettings(db);
    await requireImages(context, body, before);
    for (const { date } of body.feast_dates ?? []) requireDay('feast_dates', date);
    const values = valuesOf(context, body);
    requireMargins({ ...before, ...values });
    const changed = Object.entries(values).filter(
      ([name, value]) => Object.entries(before).find(([known]) => known === name)?.[1] !== value,
    );
    if (changed.length > 0) {
      await insertSettings(db, Object.fromEntries(changed));
      const names = changed.map(([name]) => name);
      await recordAction(context, {
        action: 'settings.update',
        subject: names.join(', '),
        changes: names.map((field) => ({ field })),
      });
    }
    return { success: true };
  },

  previewTemplate: async ({ db }, { body }) => {
    const filled = fillTemplate(body.template, sampleValues(await selectSettings(db)));
    return { success: true, ...filled, segments: countSegments(filled.text) };
  },
} satisfies Handlers<'readSettings' | 'saveSettings' | 'previewTemplate'>;

/** Public, for the sign-in page. Spec 1. */
export const tenantHandlers = {
  readTenant: async ({ db, clock, config }) => {
    const { tenant_name, tenant_logo, require_install } = await selectSettings(db);
    return {
      success: true,
      short_name: tenant_name,
      name: tenant_name,
      ...(tenant_logo !== '' && { logo: tenant_logo }),
      require_install: config.requireInstall ?? require_install === 'true',
      now: clock.now().toISOString(),
      is_clock_set: config.startsAt !== null,
    };
  },
} satisfies Handlers<'readTenant'>;
