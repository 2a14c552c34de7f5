/** One page of HTML with every picture that differs: before, after, and where. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folder = 'test-results/visual';

export interface Different {
  readonly name: string;
  readonly words: string;
  readonly isAccepted: boolean;
  /** By the heading it stands under; null where there is none. */
  readonly pictures: Readonly<Record<'before' | 'after' | 'difference', Buffer | null>>;
}

const style = `body { font: 16px/1.4 system-ui, sans-serif; margin: 2rem; }
table { border-collapse: collapse; } td { vertical-align: top; padding: .5rem; }
img { max-width: 30vw; border: 1px solid #bbb; } .accepted { opacity: .6; }`;

function rowOf({ name, words, isAccepted, pictures }: Different): string {
  const cells = Object.entries(pictures).map(([kind, picture]) => {
    if (!picture) return '<td>–</td>';
    const file = `${name}.${kind}.png`;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), picture);
    return `<td><a href="${file}"><img src="${file}" alt="${kind}" loading="lazy"></a></td>`;
  });
  const said = isAccepted ? `${words}, accepted` : words;
  const head = `<tr><th colspan="3">${name} ${said}</th></tr>`;
  return `<tbody class="${isAccepted ? 'accepted' : ''}">${head}<tr>${cells.join('')}</tr></tbody>`;
}

/** @returns its address */
export function writeSheet(title: string, all: readonly Different[]): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const head = '<thead><tr><th>before</th><th>after</th><th>difference</th></tr></thead>';
  const file = join(folder, 'index.html');
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style>
<h1>${title}</h1><table>${head}${all.map(rowOf).join('\n')}</table></html>\n`,
  );
  return file;
}
