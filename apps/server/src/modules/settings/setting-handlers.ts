/** The tenant's settings: read by all, written by those who may, never with a secret in the answer or the log. */
import type { Schemas } from '@digis/api-client/contract';
import { recordAction } from '../../action-log/record-action.ts';
import { requireRecentProof } from '../../auth/recent-proof.ts';
import { can } from '../../auth/require-permission.ts';
import type { Context, Handlers } from '../../contract/handler.ts';
import { invalid } from '../../errors.ts';
import { readSecretKey } from '../../secrets/secret-key.ts';
import { seal } from '../../secrets/sealed-text.ts';
import { requireIssued } from '../files/require-issued.ts';
import { countSegments } from '../sms/count-segments.ts';
import { fillTemplate } from '../sms/fill-template.ts';
import { sampleValues } from '../sms/sample-values.ts';
import { insertSettings, selectSettings, type SettingName } from './setting-queries.ts';
import { mask, settingsView } from './setting-view.ts';

type Written = Schemas['SettingsInput'];
type Values = Partial<Record<SettingName, string>>;

/** Text, as it is stored. A blank or masked token says nothing about the token (D93). */
function valuesOf(
  { config }: Context,
  { clear_sms_api_token, sms_api_token, ...rest }: Written,
): Values {
  const values: Values = {};
  for (const [name, value] of Object.entries(rest)) {
    Object.assign(values, { [name]: String(value ?? '') });
  }
  if (clear_sms_api_token === true) return { ...values, sms_api_token: '' };
  const isUnchanged = sms_api_token === undefined || ['', mask].includes(sms_api_token.trim());
  if (isUnchanged) return values;
  return { ...values, sms_api_token: seal(readSecretKey(config), sms_api_token) };
}

// SPEC: D90
async function requireImages(
  context: Context,
  { stamp, tenant_logo }: Written,
  kept: Values,
): Promise<void> {
  if (typeof stamp === 'string' && !stamp.endsWith('.png')) throw invalid({ stamp: 'notAllowed' });
  await requireIssued(context, { stamp, tenant_logo }, kept);
}

export const settingHandlers = {
  readSettings: async ({ db, user }) => {
    const settings = await selectSettings(db);
    return { success: true, settings: settingsView(settings, can(user, 'System Settings')) };
  },

  saveSettings: async (context, { body }) => {
    const { db } = context;
    requireRecentProof(context);
    const before: Values = await selectSettings(db);
    await requireImages(context, body, before);
    const changed = Object.entries(valuesOf(context, body)).filter(
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
