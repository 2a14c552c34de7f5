/** Removes from a stored answer what its reader may no longer see. D86, D158 */
import { can } from '../auth/require-permission.ts';
import type { Context } from '../contract/handler.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const without = (fields: Fields, ...names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

const closedPlace = (place: unknown): unknown =>
  isFields(place) && !('counted' in place)
    ? without(place, 'opening', 'came_in', 'went_out', 'moved', 'book')
    : place;

export function seenToday({ user }: Pick<Context, 'user'>, body: unknown): unknown {
  if (!isFields(body) || can(user, 'Cashbook View Balance')) return body;
  const { close } = body;
  const places = isFields(close) && Array.isArray(close['places']) ? close['places'] : null;
  return {
    ...without(body, 'balance'),
    ...(isFields(close) && places && { close: { ...close, places: places.map(closedPlace) } }),
  };
}
