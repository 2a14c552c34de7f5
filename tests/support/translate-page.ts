import type { Page } from '@playwright/test';

export const translatePage = (page: Page) =>
  page.evaluate(() => {
    const wrap = (root: Node) => {
      const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const isLeft = text.parentElement?.closest('font, script, style, textarea') ?? null;
        if (text instanceof Text && isLeft === null) found.push(text);
      }
      for (const text of found) {
        const stand = document.createElement('font');
        stand.append(document.createElement('font'));
        stand.firstElementChild?.append(text.data);
        text.replaceWith(stand);
      }
    };
    wrap(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) if (node.isConnected) wrap(node);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
