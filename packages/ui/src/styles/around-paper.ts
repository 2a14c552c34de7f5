/** Marks the elements around a paper, because Firefox before 121 has no `:has()`. */
import { type RefObject, useLayoutEffect } from 'react';

export const AROUND_PAPER = 'data-around-paper';

const papers = new WeakMap<Element, number>();

function around(element: Element | null): Element[] {
  const parent = element?.parentElement;
  return parent ? [parent, ...around(parent)] : [];
}

export function useMarkAround(paper: RefObject<Element | null>, kind: string) {
  useLayoutEffect(() => {
    const marked = around(paper.current);
    for (const element of marked) {
      papers.set(element, (papers.get(element) ?? 0) + 1);
      element.setAttribute(AROUND_PAPER, kind);
    }
    return () => {
      for (const element of marked) {
        const left = (papers.get(element) ?? 1) - 1;
        papers.set(element, left);
        if (left === 0) element.removeAttribute(AROUND_PAPER);
      }
    };
  }, [paper, kind]);
}
