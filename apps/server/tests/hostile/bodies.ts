/** The eight bodies that cost a careless server the most, for their size. */

export interface HostileBody {
  path: string;
  body: string;
}

const brackets = (bytes: number): string => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2);
const objects = (bytes: number): string => `${'{"a":'.repeat(bytes / 6)}1${'}'.repeat(bytes / 6)}`;

function unknownFields(bytes: number): string {
  const fields: string[] = [];
  for (let length = 2; length < bytes - 12;) {
    const field = `"${fields.length.toString(36)}":0`;
    fields.push(field);
    length += field.length + 1;
  }
  return `{${fields.join(',')}}`;
}

const most = 256 * 1024;
const login = 4096;
const ids = Array.from({ length: 37_000 }, (_, at) => at + 1).join(',');

export const hostileBodies: readonly HostileBody[] = [
  { path: '/api/login', body: brackets(10_000) },
  { path: '/api/login', body: `{"username":${brackets(login - 100)}}` },
  { path: '/api/login', body: unknownFields(login) },
  { path: '/api/event', body: brackets(most) },
  { path: '/api/event', body: objects(most) },
  { path: '/api/event', body: unknownFields(most) },
  {
    path: '/api/package',
    body: `{"name":"x","pricing":[{"min":1,"max":2,"value":3}],"items":[${ids}]}`,
  },
  { path: '/api/event', body: JSON.stringify({ remark: 'ድ\u0000'.repeat(24_000) }) },
];
