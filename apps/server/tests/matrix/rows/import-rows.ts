import { answer, type Row, writes } from '../row.ts';

const forAdmins = { all: 'ADMIN_ONLY', other: 'ADMIN_ONLY', 'System Settings': 'ADMIN_ONLY' };
const values = { full_name: 'Hiwot', primary_phone: '0944556677', branch: 'Bole' };

export const importRows: readonly Row[] = [
  {
    id: 'listImports',
    call: 'GET /import',
    needs: ['System Settings'],
    done: answer('imports', 'id kind name by at state counts made committed_at can_undo_until'),
    except: forAdmins,
  },
  {
    id: 'importRows',
    call: 'POST /import',
    body: { kind: 'clients', name: 'old book.xlsx', rows: [{ row: 2, values }] },
    needs: ['System Settings'],
    done: {
      fields:
        'counts counts.doubtful counts.known counts.new counts.refused id rows rows.outcome rows.row success',
      rows: { action_logs: 1, imports: 1, import_rows: 1 },
    },
    except: forAdmins,
  },
  {
    id: 'commitImport',
    call: 'POST /import/commit',
    body: { id: 1 },
    needs: ['System Settings'],
    done: writes(
      { vendors: 1, import_records: 1, import_rows: -1 },
      { fields: 'can_undo_until made made.added made.skipped made.updated success' },
    ),
    except: forAdmins,
  },
  {
    id: 'undoImport',
    call: 'POST /import/undo',
    body: { id: 2 },
    needs: ['System Settings'],
    done: writes({ vendors: -1, import_records: -1 }),
    except: forAdmins,
  },
];
