import type { Schemas } from '@digis/api-client/contract';
import { buildClient, requirePhone } from '#modules/records/clients/client-from.ts';
import {
  changeClient,
  type ClientChange,
  lockClient,
  makeFormsStale,
} from '#modules/records/clients/client-queries.ts';
import { insertClients, selectKnownTo } from '#modules/records/clients/known-clients.ts';
import { selectPhonePrefixes } from '#modules/records/settings/setting-queries.ts';
import { beforeOf, type ImportKind, soundsLike } from '../import-desk.ts';
import { readBranches } from '../named-branch.ts';

type Values = Schemas['ImportedClient'];
type Content = ReturnType<typeof buildClient> & { branch_id: number };

const formOf = ({ branch: _branch, ...values }: Values) => ({
  secondary_phone: values.primary_phone,
  ...values,
});

const wantedOf = ({ branch_id, phone_number, full_name }: Content) => ({
  branchId: branch_id,
  phone: phone_number,
  name: full_name,
});

export const clientRows: ImportKind<Values, Content, ClientChange> = {
  schema: 'ImportedClient',
  restore: async (db, id, before) => {
    await changeClient(db, id, before);
    await makeFormsStale(db, id);
  },

  async open(context) {
    const { db, clock } = context;
    const prefixes = await selectPhonePrefixes(db);
    const branches = await readBranches(context);
    return {
      read: async (values) => ({
        ...buildClient(prefixes, formOf(values)),
        branch_id: branches.idOf(values.branch),
      }),
      rules: (values) => [
        { needs: ['branch'], ask: () => branches.idOf(values.branch) },
        {
          needs: ['primary_phone'],
          ask: () => requirePhone(prefixes, formOf(values), 'primary_phone'),
        },
      ],
      spare: {
        field: 'secondary_phone',
        without: ({ secondary_phone: _phone, ...values }) => values,
      },
      keyOf: ({ branch_id, phone_number }) => ({
        key: `${branch_id} ${phone_number}`,
        field: 'primary_phone',
      }),
      match: async (contents) => {
        const clients = await selectKnownTo(db, contents.map(wantedOf));
        return (content) => ({
          known: clients.ofPhone(wantedOf(content)),
          doubt: soundsLike(clients.alike(wantedOf(content))),
          elsewhere: clients.elsewhere(wantedOf(content)),
        });
      },
      hold: branches.hold,
      add: async (contents) => {
        const rows = contents.map((content) => ({ ...content, created_at: clock.now() }));
        return (await insertClients(db, rows)).map((id) => [{ record: 'clients', id }]);
      },
      change: async (id, values) => {
        const {
          phone_number: _phone,
          secondary_phone,
          ...rest
        } = buildClient(prefixes, formOf(values));
        const change = {
          ...rest,
          ...(values.secondary_phone !== undefined && { secondary_phone }),
        };
        const before = beforeOf(await lockClient(db, id, null), change);
        if (before === undefined) return undefined;
        await changeClient(db, id, change);
        await makeFormsStale(db, id);
        return before;
      },
    };
  },
};
