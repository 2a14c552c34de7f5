import type { Page, Route } from '@playwright/test';

export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: string;
}

type Answering = (route: Route) => Promise<void>;

export interface Answers {
  become(answer: Answering | null): void;
  release(answer: Answering | null): Promise<void>;
}

const passOn: Answering = (route) => route.fallback();

export async function holdAnswers(page: Page, { method, path }: Call): Promise<Answers> {
  const held: Route[] = [];
  const hold: Answering = async (route) => void held.push(route);
  let answering: Answering = hold;
  await page.route(
    // A path that ends in `?id=` matches any id.
    ({ pathname, search }) =>
      path.endsWith('=')
        ? (pathname + search).startsWith(path)
        : path === (path.includes('?') ? pathname + search : pathname),
    (route) => (route.request().method() === method ? answering(route) : route.fallback()),
  );
  return {
    become(answer) {
      answering = answer ?? passOn;
    },
    async release(answer) {
      answering = answer ?? passOn;
      await Promise.all(held.splice(0).map((route) => answering(route)));
    },
  };
}

export const noAnswer: Answering = (route) => route.abort('connectionfailed');

const refuse =
  (status: number, code: string): Answering =>
  (route) =>
    route.fulfill({ status, json: { success: false, msg: 'No.', code, requestId: 'r-1' } });

export const refusal = refuse(409, 'DUPLICATE');
export const fault = refuse(500, 'INTERNAL');

const MORE = 'cursor=more';

type Json = Record<string, unknown>;

export const changed =
  (change: (answer: Json) => Json): Answering =>
  async (route) => {
    // Removes the invented next page, which the server does not know.
    const url = route.request().url().replace(MORE, '');
    const response = await route.fetch({ url });
    await route.fulfill({ response, json: change(await response.json()) });
  };

export const without = (...lists: readonly string[]): Answering =>
  changed((answer) => ({
    ...answer,
    ...Object.fromEntries(lists.map((name) => [name, Array.isArray(answer[name]) ? [] : {}])),
  }));

export const fullPage = (list: string): Answering =>
  changed((answer) => {
    const rows = answer[list];
    if (!Array.isArray(rows)) throw new Error(`the answer has no list ${list}`);
    const many = Array.from({ length: 120 }, (_, index) => ({
      ...rows[index % rows.length],
      id: 10_000 + index,
    }));
    return { ...answer, [list]: many, next: 'more' };
  });
