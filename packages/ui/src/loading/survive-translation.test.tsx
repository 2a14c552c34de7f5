// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { surviveTranslation } from './survive-translation.ts';

const ways = {
  'replaces it': (text, stand) => text.replaceWith(stand),
  'replaces it through its parent': (text, stand) => text.parentNode?.replaceChild(stand, text),
  'inserts before it, then removes it': (text, stand) => {
    text.parentNode?.insertBefore(stand, text);
    text.remove();
  },
  'inserts behind it, then removes it': (text, stand) => {
    text.after(stand);
    text.remove();
  },
  'removes it, then inserts': (text, stand) => {
    const { parentNode, nextSibling } = text;
    text.remove();
    parentNode?.insertBefore(stand, nextSibling);
  },
  'moves it into its own': (text, stand) => {
    text.before(stand);
    const inner = stand.firstElementChild;
    inner?.replaceChildren(text);
  },
} satisfies Record<string, (text: Text, stand: Element) => void>;
type Way = keyof typeof ways;

function translate(way: Way) {
  const wrap = (root: Node) => {
    const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text instanceof Text && !text.parentElement?.closest('font')) found.push(text);
    }
    for (const text of found) {
      const stand = document.createElement('font');
      stand.append(document.createElement('font'));
      stand.firstElementChild?.append(text.data);
      ways[way](text, stand);
    }
  };
  wrap(document.body);
  const watch = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      addedNodes.forEach((node) => node.isConnected && wrap(node));
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return watch;
}

const container = document.createElement('div');
let root = createRoot(container);
let stop = () => {};
const render = (content: ReactNode) => act(async () => root.render(content));

beforeEach(() => {
  document.body.append(container);
  root = createRoot(container);
  stop = surviveTranslation();
});
afterEach(() => {
  stop();
  container.remove();
});

interface Order {
  readonly people: number;
  readonly isLate?: boolean;
  readonly names?: readonly string[];
}

const Total = ({ people, isLate = false, names = [] }: Order) => (
  <section>
    Total {people} × 600 {isLate && 'late '}
    {isLate ? <b>!</b> : 'on time '}
    {names.map((name) => (
      <i key={name}>{name} </i>
    ))}
    {people > 300 ? 'many' : null} guests
  </section>
);

describe.each(Object.keys(ways) as Way[])('a translator that %s', (way) => {
  const shown = () => container.textContent;

  test('shows each text that React writes, and React removes each of them', async () => {
    await render(<Total people={200} />);
    const translator = translate(way);
    expect(container.querySelectorAll('font font').length).toBeGreaterThan(3);
    const states: readonly [Order, string][] = [
      [{ people: 300 }, 'Total 300 × 600 on time  guests'],
      [{ people: 350, isLate: true }, 'Total 350 × 600 late !many guests'],
      [{ people: 350, isLate: true, names: ['a', 'b'] }, 'Total 350 × 600 late !a b many guests'],
      [{ people: 301, names: ['b', 'c', 'a'] }, 'Total 301 × 600 on time b c a many guests'],
      [{ people: 5 }, 'Total 5 × 600 on time  guests'],
      [{ people: 6 }, 'Total 6 × 600 on time  guests'],
    ];
    for (const [order, text] of states) {
      await render(<Total {...order} />);
      expect(shown()).toBe(text);
      expect([...container.querySelectorAll('section')].length).toBe(1);
    }
    await render(null);
    expect(shown()).toBe('');
    translator.disconnect();
  });

  test('may restore the original', async () => {
    await render(<Total people={200} />);
    const original = container.innerHTML;
    const before = [...container.querySelectorAll('section')].flatMap(({ childNodes }) => [
      ...childNodes,
    ]);
    const translator = translate(way);
    translator.disconnect();
    await Promise.resolve();
    container.querySelectorAll('section > font').forEach((font, at) => {
      const text = before.filter((node) => node instanceof Text)[at];
      if (text) font.replaceWith(text);
    });
    expect(container.innerHTML).toBe(original);
    await render(<Total people={201} isLate />);
    expect(shown()).toBe('Total 201 × 600 late ! guests');
    await render(<Total people={202} />);
    expect(shown()).toBe('Total 202 × 600 on time  guests');
  });

  test('may translate again, into new nodes', async () => {
    await render(<Total people={200} />);
    translate(way).disconnect();
    await Promise.resolve();
    for (const tag of ['font', 'text']) {
      container.querySelectorAll('section > font').forEach((font) => {
        const next = document.createElement('font');
        next.append(font.textContent ?? '');
        font.replaceWith(tag === 'font' ? next : (font.textContent ?? ''));
      });
      await Promise.resolve();
    }
    await render(<Total people={350} isLate />);
    expect(shown()).toBe('Total 350 × 600 late !many guests');
    await render(<Total people={5} />);
    expect(shown()).toBe('Total 5 × 600 on time  guests');
  });
});

function translateSentences() {
  const { childNodes } = container.querySelector('section') ?? container;
  let stand: Element | null = null;
  for (const node of Array.from(childNodes)) {
    if (!(node instanceof Text)) stand = null;
    else {
      if (stand === null) {
        stand = document.createElement('font');
        node.before(stand);
      }
      stand.append(node.data);
      node.remove();
    }
  }
}

test('text nodes merged by a translator are separated when React changes one of them', async () => {
  await render(<Total people={200} names={['a']} />);
  const states: readonly [Order, string][] = [
    [{ people: 250, names: ['a'] }, 'Total 250 × 600 on time a  guests'],
    [{ people: 250, isLate: true, names: ['a'] }, 'Total 250 × 600 late !a  guests'],
    [{ people: 350, names: ['b'] }, 'Total 350 × 600 on time b many guests'],
    [{ people: 20 }, 'Total 20 × 600 on time  guests'],
  ];
  for (const [order, text] of states) {
    translateSentences();
    await Promise.resolve();
    expect(container.querySelectorAll('section > font').length).toBeGreaterThan(0);
    await render(<Total {...order} />);
    expect(container.textContent).toBe(text);
  }
});

test("removing or inserting before another element's node still throws", () => {
  const other = document.createElement('div');
  expect(() => container.removeChild(other)).toThrow(DOMException);
  expect(() => container.insertBefore(document.createElement('p'), other)).toThrow(DOMException);
});
