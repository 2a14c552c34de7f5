import { live } from '../scenarios/earlier-days.ts';
import { printedPages } from '../support/printed-pages.ts';
import { expect, test } from '../fixture.ts';

const line =
  'ክፍያው ከዝግጅቱ ቀን በፊት መጠናቀቅ አለበት፤ ከዚህ በኋላ የሰው ብዛት መቀነስ አይቻልም። The balance is due before the day.';
const mark = 'https://terms.example/last';
const terms = (lines: number) =>
  Array.from({ length: lines }, (_, index) => `${index + 1}. ${line}`).join('\n');

test(
  'the agreement is printed with its styles, and fills one A4 page',
  { tag: '@core' },
  async ({ visit, server }) => {
    await live(server, 1);
    await (await server.as('admin')).post('/api/settings', { agreement_terms: terms(10) });
    const hana = await visit('hana', '/events?event=1&on=2026-10-01&dialog=agreement');
    const dialog = hana.dialog('Agreement information');
    const refused: string[] = [];
    hana.page.context().on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    const opened = hana.page.context().waitForEvent('page');
    await dialog.button('Generate Agreement Pages').click();
    const paper = await opened;
    await expect(paper.getByText(`10. ${line}`)).toBeVisible();
    const look = await paper.evaluate(() => {
      const of = (selector: string) => {
        const element = document.querySelector(selector);
        if (element === null) throw new Error(`no ${selector}`);
        return getComputedStyle(element);
      };
      return {
        headLine: of('header').borderBottomStyle,
        cell: of('td').borderBottomStyle,
        signature: of('.line').borderTopStyle,
        face: of('body').fontFamily,
      };
    });
    expect(look).toMatchObject({ headLine: 'solid', cell: 'solid', signature: 'solid' });
    expect(look.face).toContain('Noto Sans Ethiopic');
    // Checks for the paper's own font, because some machines lack Amharic glyphs.
    await expect
      .poll(() =>
        paper.evaluate(() =>
          [...document.fonts]
            .filter(({ status }) => status === 'loaded')
            .map(({ family }) => family),
        ),
      )
      .toContain('Noto Sans Ethiopic Variable');
    expect(refused).toEqual([]);
    expect(await printedPages(paper)).toBe(1);
  },
);

for (const last of ['terms', 'consent'] as const) {
  test(`signatures are never alone on a page, after ${last}`, async ({ visit, server }) => {
    await live(server, 1);
    const consent = last === 'terms' ? { agreement_consent: '' } : {};
    const settings = { agreement_terms: terms(1), ...consent };
    await (await server.as('admin')).post('/api/settings', settings);
    const hana = await visit('hana', '/events?event=1&on=2026-10-01&dialog=agreement');
    const opened = hana.page.context().waitForEvent('page');
    await hana.dialog('Agreement information').button('Generate Agreement Pages').click();
    const paper = await opened;
    const paragraph = paper.getByText(`1. ${line}`);
    await expect(paragraph).toBeVisible();
    const handle = await paragraph.elementHandle();
    for (const lines of [14, 16, 18, 20, 22, 24]) {
      // The last line becomes a link, which paper shows as plain text.
      await handle?.evaluate(
        (element, [text, address]) => {
          element.textContent = text;
          const paragraphs = [...document.querySelectorAll('.terms')];
          const lastOne = paragraphs.at(-1) ?? element;
          const words = lastOne.textContent.split('\n');
          const link = document.createElement('a');
          link.href = address;
          link.append(words.pop() ?? '');
          lastOne.replaceChildren(`${words.join('\n')}\n`, link);
        },
        [terms(lines), mark] as const,
      );
      const sheets = String(await printedPages(paper));
      const end = await paper.pdf({ preferCSSPageSize: true, pageRanges: sheets });
      expect(end.toString('latin1'), `${lines} lines`).toContain(mark);
    }
  });
}
