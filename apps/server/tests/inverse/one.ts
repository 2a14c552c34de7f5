import type { Caller } from '../../testing/index.ts';
import type { Json } from './json.ts';

export const one =
  (path: string, list: string) =>
  async (admin: Caller, id: number): Promise<Json> => {
    const { body } = await admin.get(path);
    const found = body[list]?.find((record: Json) => record['id'] === id);
    if (found === undefined)
      throw new Error(`${path} does not list ${id}: ${JSON.stringify(body)}`);
    return found;
  };
