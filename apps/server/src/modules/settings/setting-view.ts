/** The settings on the wire: every value is text, and a secret is masked. */
import type { Schemas } from '@digis/api-client/contract';
import type { SettingName } from './setting-queries.ts';

/** The mask of a secret; sent back, it leaves the secret unchanged. */
export const mask = '••••';

/** Of these a reader without System Settings learns only that they are set. */
const confidential: ReadonlySet<string> = new Set(['sms_id', 'sender_name']);

function shown(name: string, value: string, isTrusted: boolean): string {
  if (value === '') return '';
  // SPEC: D93, the token never leaves the server.
  if (name === 'sms_api_token') return mask;
  return isTrusted || !confidential.has(name) ? value : mask;
}

export const settingsView = (
  settings: Readonly<Record<SettingName, string>>,
  isTrusted: boolean,
): Schemas['Setting'][] =>
  settingNames(settings).map((name) => ({ name, value: shown(name, settings[name], isTrusted) }));

const isName = (name: string, settings: object): name is SettingName =>
  Object.hasOwn(settings, name);

const settingNames = (settings: Readonly<Record<SettingName, string>>): SettingName[] =>
  Object.keys(settings).filter((name) => isName(name, settings));
