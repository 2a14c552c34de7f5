import { permissionValues } from '@digis/api-client/contract';
import { testPassword } from '#testing/index.ts';
import { answer, ok, together, writes, type Outcome, type Row } from '../row.ts';

const logFields = 'id user action subject log_details entity entityId createdAt';

const ofUser = 'user user.access user.createdAt user.id user.role user.tenant user.username';

const ofOneSession = (outcome: Outcome) =>
  Object.fromEntries(['stale', 'must change', 'must enroll'].map((name) => [name, outcome]));

const notBegun = Object.fromEntries(
  ['admin', 'all', 'none', 'other', ...permissionValues].map((name) => [name, 'ALREADY_PROCESSED']),
);

const forAdmins = { all: 'ADMIN_ONLY', other: 'ADMIN_ONLY', 'System Settings': 'ADMIN_ONLY' };

export const sessionRows: readonly Row[] = [
  {
    // Signing in also deletes the expired session.
    id: 'login',
    call: 'POST /login',
    body: { username: 'hana', password: testPassword },
    needs: 'nobody',
    done: writes({ login_attempts: 1 }, { fields: 'success token' }),
  },
  { id: 'logout', call: 'POST /logout', needs: 'anybody', done: writes({ sessions: -1 }) },
  { id: 'heartbeat', call: 'POST /heartbeat', needs: 'anybody', done: ok },
  {
    id: 'readUserInfo',
    call: 'GET /user-info',
    needs: 'anybody',
    done: {
      fields: `now success ${ofUser.replace('user.createdAt', 'user.branch user.createdAt')}`,
    },
    except: {
      admin: { fields: `now success ${ofUser}` },
      'must change': {
        fields: `now success ${ofUser.replace('user.role', 'user.must_change user.role').replace('user.createdAt', 'user.branch user.createdAt')}`,
      },
      'must enroll': {
        fields: `now success ${ofUser.replace('user.role', 'user.must_enroll user.role')}`,
      },
    },
  },
  {
    id: 'changePassword',
    call: 'POST /password',
    body: { current: testPassword, new: 'tikimt-sun-and-tea' },
    needs: 'anybody',
    done: writes({ login_attempts: 1 }),
    except: {
      admin: writes({ login_attempts: 1, sessions: -2 }),
      all: writes({ login_attempts: 1, sessions: -1 }),
      ...ofOneSession(writes({ login_attempts: 1 })),
    },
  },
  {
    id: 'proveAgain',
    call: 'POST /reauth',
    body: { password: testPassword },
    needs: 'anybody',
    done: { fields: 'success', rows: { login_attempts: 1 } },
  },
  {
    id: 'listSessions',
    call: 'GET /sessions',
    needs: 'anybody',
    done: answer('sessions', 'id device ip createdAt lastSeenAt current'),
  },
  {
    id: 'endSessions',
    call: 'DELETE /sessions',
    body: { others: true },
    needs: 'anybody',
    done: writes({}),
    except: {
      admin: writes({ sessions: -2 }),
      all: writes({ sessions: -1 }),
      ...ofOneSession(writes({})),
    },
  },
  {
    id: 'readTwoFactor',
    call: 'GET /two-factor',
    needs: 'anybody',
    done: { fields: 'enabled recovery_left required success' },
  },
  {
    id: 'beginTwoFactor',
    call: 'POST /two-factor',
    needs: 'anybody',
    done: { fields: 'secret success uri' },
    except: { admin: 'ALREADY_PROCESSED', ...ofOneSession({ fields: 'secret success uri' }) },
  },
  {
    // Refused, because no caller has begun the setup.
    id: 'confirmTwoFactor',
    call: 'PUT /two-factor',
    body: { code: '123456' },
    needs: 'anybody',
    done: ok,
    except: notBegun,
  },
  {
    // Without a second factor no code is needed.
    id: 'endTwoFactor',
    call: 'DELETE /two-factor',
    body: { code: '123456' },
    needs: 'anybody',
    counted: 'login_attempts',
    done: { fields: 'success', rows: { login_attempts: 1 } },
    except: { admin: 'VALIDATION' },
  },
  {
    id: 'readTenant',
    call: 'GET /tenant',
    needs: 'nobody',
    done: { fields: 'is_clock_set name now require_install short_name success' },
  },
  {
    id: 'readHealth',
    call: 'GET /health',
    needs: 'nobody',
    done: { fields: 'database durability status success version' },
  },
  { id: 'readMetrics', call: 'GET /metrics', needs: 'nobody', done: { fields: 'text' } },
  {
    id: 'readSettings',
    call: 'GET /settings',
    needs: 'anybody',
    done: answer('settings', 'name value'),
  },
  {
    id: 'readFirstSteps',
    call: 'GET /first-steps',
    needs: 'anybody',
    done: { fields: 'done is_shown success' },
  },
  {
    id: 'dismissFirstSteps',
    call: 'DELETE /first-steps',
    needs: ['System Settings'],
    done: writes({ dismissals: 1 }),
  },
  {
    id: 'saveSettings',
    call: 'POST /settings',
    body: { four_eyes: true },
    needs: ['System Settings'],
    done: writes({ settings: 1 }),
  },
  {
    id: 'listCopies',
    call: 'GET /copies',
    needs: ['System Settings'],
    done: together(
      answer('copies', 'day bytes entries taken_at verified_at').fields,
      'is_due is_kept',
    ),
    except: forAdmins,
  },
  {
    id: 'takeCopy',
    call: 'POST /copies',
    body: { day: '2026-09-21', passphrase: 'seven goats and one drum' },
    needs: ['System Settings'],
    done: writes({ copy_downloads: 1 }, { fields: 'text' }),
    except: forAdmins,
  },
  {
    id: 'previewTemplate',
    call: 'POST /settings/preview',
    body: { template: 'ሰላም {client_name}' },
    needs: ['System Settings'],
    done: { fields: 'segments success text unknown used' },
  },
  {
    id: 'listActionLogs',
    call: 'GET /action-logs',
    needs: ['Action Logs'],
    done: answer('logs', logFields),
    except: {
      admin: together(answer('logs', `${logFields} changes`).fields, 'next'),
      other: answer('logs'),
    },
  },
  {
    id: 'listActionLogs',
    what: 'of a branch',
    call: 'GET /action-logs?branchId=1',
    needs: ['Action Logs'],
    done: answer('logs', logFields),
    except: { other: 'NOT_FOUND' },
  },
  {
    id: 'recordExport',
    call: 'POST /exports',
    body: { name: 'cashbook', rows: 12 },
    needs: 'anybody',
    done: writes({}),
  },
  {
    id: 'uploadFile',
    call: 'POST /upload-file',
    body: 'picture',
    needs: 'anybody',
    done: writes({ files: 1, upload_attempts: 1 }, { fields: 'path success' }),
  },
  {
    id: 'readUpload',
    what: 'without the cookie of a session',
    call: 'GET /uploads/{picture}',
    needs: 'nobody',
    done: { fields: 'code msg requestId success' },
    except: { everybody: 'NOT_FOUND' },
  },
];
