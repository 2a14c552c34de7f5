/** One tour: three page loads, then the presses of a usual hour. */
import type { Desk, Place, Press } from './desk.ts';
import { pause } from './desk.ts';
import { scroll } from './scroll.ts';

/** Milliseconds, frames, elements or MiB, by name. */
export type Figures = Record<string, number>;

async function visit(desk: Desk, url: string, rows: Place): Promise<number> {
  await desk.tab.send('Page.navigate', { url });
  return desk.run(
    (place) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!window.findPlace(place)) return;
          watch.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(Math.round(performance.now()))));
        };
        const watch = new MutationObserver(look);
        watch.observe(document, { childList: true, subtree: true, attributes: true });
        look();
      }),
    rows,
  );
}

const link = (name: string): Place => ({ selector: 'nav a', name });
const button = (name: string): Place => ({ selector: 'button', name });
const inDialog = (selector: string, name?: string): Place => ({
  selector: `:is([role=dialog], [role=alertdialog]) ${selector}`,
  ...(name !== undefined && { name }),
});
const rowOf = (list: string): Place => ({ selector: `table[aria-label="${list}"] tbody td` });
const nameIn = (list: string): Place => ({ selector: `table[aria-label="${list}"] th button` });
const eventDay: Place = { selector: '[role=gridcell] > button[aria-label*=" event"]' };

const SOON = 2_000;
/** Time for the worker to cache its files, and for dialogs to preload. */
const SETTLED = 15_000;

function begin(desk: Desk) {
  const figures: Figures = {};
  const tell = (what: string, { paint, shown }: Press) => {
    figures[`${what}, next paint`] = paint;
    if (shown > 0) figures[`${what}, shown`] = shown;
  };
  const escape = async (what: string) => {
    tell(what, await desk.key({ key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 }));
  };
  return { figures, tell, escape };
}

type Tour = ReturnType<typeof begin>;

async function visits({ figures }: Tour, desk: Desk, url: string) {
  figures['rows, cold'] = await visit(desk, url, eventDay);
  await pause(SOON);
  figures['rows, two seconds later'] = await visit(desk, url, eventDay);
  await pause(SETTLED);
  figures['rows, settled'] = await visit(desk, url, eventDay);
  await pause(SETTLED / 2);
}

async function lists({ figures, tell, escape }: Tour, desk: Desk) {
  tell('next month', await desk.press({ selector: 'main button', name: 'Next month' }));
  tell('open the list of clients', await desk.press(link('Clients'), rowOf('Event Clients')));
  await desk.press({ selector: 'main input' });
  figures['a key in the search of a list, next paint'] = await desk.type('0911');
  await pause(SOON);
  tell('open the list of events', await desk.press(link('Events'), rowOf('Events')));
  tell('open an event', await desk.press(nameIn('Events'), { selector: 'main dl dd' }));
  tell('open the cashbook', await desk.press(link('Cashbook'), rowOf('Cashbook')));
  tell('open the search', await desk.press(button('Search'), inDialog('[role=menuitem]')));
  figures['a key in the search, next paint'] = await desk.type('cash0');
  await escape('close the search');
}

async function cashbook({ figures, tell, escape }: Tour, desk: Desk, round: number) {
  tell('open an entry', await desk.press(nameIn('Cashbook'), inDialog('dd')));
  await escape('close an entry');
  tell(
    'choose a branch',
    await desk.press({ selector: 'main [role=radio], main label', name: 'Bole' }),
  );
  await pause(SOON);
  tell(
    'open the add form',
    await desk.press({ selector: 'main button', name: 'In' }, inDialog('textarea')),
  );
  await desk.press(inDialog('input'));
  figures['a key in a form, next paint'] = await desk.type('1250');
  await desk.press(inDialog('label', 'Advance payment'));
  tell('open the date picker', await desk.press(inDialog('button', 'Settlement date')));
  await escape('close the date picker');
  await desk.press(inDialog('label', 'Advance payment'));
  await desk.press(inDialog('textarea'));
  const remark = `Sold chairs ${round}`;
  await desk.type(remark);
  tell('save', await desk.press(inDialog('button', 'Save'), { selector: 'main th', name: remark }));
  Object.assign(figures, await scroll(desk));
  figures['DOM nodes after the scroll'] = await desk.tab.evaluate(
    () => document.querySelectorAll('*').length,
  );
}

async function calendar({ tell, escape }: Tour, desk: Desk) {
  tell('open the tab of what waits', await desk.press({ selector: '[role=tab]', name: 'Pending' }));
  tell('open the calendar', await desk.press(link('Calendar'), eventDay));
  tell('open a day', await desk.press(eventDay));
  await escape('close a day');
  tell('open the form of an event', await desk.press(button('Schedule Event'), inDialog('input')));
  tell(
    'open the day of an event',
    await desk.press(inDialog('button', 'Event date'), inDialog('button', 'Set')),
  );
  await escape('close the day of an event');
  await escape('close the form of an event');
}

/** @param round distinguishes the entries of each tour */
export async function takeTour(desk: Desk, url: string, round: number): Promise<Figures> {
  const tour = begin(desk);
  const { figures } = tour;
  await visits(tour, desk, url);
  await lists(tour, desk);
  await cashbook(tour, desk, round);
  await calendar(tour, desk);
  await desk.tab.send('HeapProfiler.collectGarbage');
  const { usedSize } = await desk.tab.send('Runtime.getHeapUsage');
  figures['heap of the main thread, MiB'] = Number((usedSize / 2 ** 20).toFixed(1));
  return figures;
}
