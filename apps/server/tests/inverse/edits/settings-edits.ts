import { type FieldRule, fieldRules } from '@digis/api-client/contract';
import fc from 'fast-check';
import { bodiesOf } from '../bodies.ts';
import type { Edit } from '../edit.ts';
import type { Json } from '../json.ts';

interface Setting {
  name: keyof typeof fieldRules.SettingsInput;
  value: string;
}

function written({ name, value }: Setting): unknown {
  const { type, minLength = 0 }: FieldRule = fieldRules.SettingsInput[name];
  if (type === 'boolean') return value === 'true';
  if (type === 'array') return JSON.parse(value);
  if (type === 'string') return value === '' && minLength > 0 ? null : value;
  return value === '' ? null : Number(value);
}

const margin = fc.option(fc.integer({ min: 0, max: 40 }));
const settings = bodiesOf('SettingsInput', {
  phone_prefixes: fc.constantFrom('09', '09,07'),
  feast_dates: fc.uniqueArray(
    fc.record({
      feast: fc.constantFrom('mawlid', 'eidFitr', 'eidAdha'),
      date: fc.constantFrom('2027-03-10', '2027-05-17', '2028-02-29'),
    }),
    { maxLength: 3 },
  ),
  stamp: fc.constantFrom(`${'s'.repeat(22)}.png`, null),
  paper_margin_top: margin,
  paper_margin_right: margin,
  paper_margin_bottom: margin,
  paper_margin_left: margin,
  two_factor: fc.constant('off'),
});

export const settingsEdits: readonly Edit[] = [
  {
    id: 'saveSettings',
    call: 'POST /settings',
    bodies: settings,
    make: (admin, body) => admin.post('/api/settings', body),
    idOf: () => Promise.resolve(0),
    read: async (admin) => (await admin.get('/api/settings')).body,
    same: ({ settings: list }) =>
      Object.fromEntries((list as Setting[]).map((one) => [one.name, written(one)])),
  },
  {
    id: 'updateGlAccount',
    call: 'PATCH /gl-accounts',
    bodies: bodiesOf('GlAccountUpdate'),
    make: (admin, body) => admin.patch('/api/gl-accounts', body),
    idOf: async (admin, { kind }) =>
      (await admin.get('/api/gl-accounts')).body.accounts.findIndex(
        (account: Json) => account['kind'] === kind,
      ),
    read: async (admin, id) => (await admin.get('/api/gl-accounts')).body.accounts[id],
    same: ({ kind, account }) => ({ kind, account }),
  },
];
