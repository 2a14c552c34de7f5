#!/usr/bin/env bash
# A closed dialog that React Aria keeps for ever.
#
# React Aria notes every CSS transition that begins, and takes it off the list at `transitionend`, or at the first
# `transitioncancel` of the element. A field loses its focus as the dialog closes, so its border fades while it is taken off
# the page: of two properties that fade, the second is never taken off the list. The list holds the field, the field the whole
# dialog, and only a press by a screen reader tidies it up. `border-color` alone is four properties.
#
# Guess: React unmounts the dialog, so nothing of it stays. Seen: with one property nothing stays, with two the whole of every
# dialog that was ever opened.
#
# Needs Chromium: CHROMIUM=/path, or `chromium` on the PATH (seen with 156).
set -euo pipefail

browser=${CHROMIUM:-$(command -v chromium)}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '{"private":true,"type":"module"}\n' > package.json
npm install --no-audit --no-fund --loglevel=error \
  esbuild@0.25.12 playwright-core@1.65.1 react@19.3.1 react-dom@19.3.1 react-aria-components@1.22.1

cat > page.jsx <<'JS'
import { createRoot } from 'react-dom/client';
import { Button, Dialog, DialogTrigger, Input, Label, Modal, TextField } from 'react-aria-components';

createRoot(document.getElementById('root')).render(
  <DialogTrigger>
    <Button>Pay</Button>
    <Modal>
      <Dialog aria-label="Payment">
        {({ close }) => (
          <>
            <TextField><Label>Amount</Label><Input /></TextField>
            {Array.from({ length: 50 }, (_, at) => <p key={at}>line {at}</p>)}
            <Button onPress={close}>Cancel</Button>
          </>
        )}
      </Dialog>
    </Modal>
  </DialogTrigger>,
);
JS
npx esbuild page.jsx --bundle --jsx=automatic --define:process.env.NODE_ENV='"production"' --outfile=page.js --log-level=error

cat > try.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const script = readFileSync('page.js', 'utf8');
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] });

async function nodesLeftBy(transition) {
  const page = await browser.newPage();
  await page.setContent(`<style>
    input { border: 1px solid grey; background-color: white; transition: ${transition} }
    input[data-focused] { border-bottom-color: blue; background-color: yellow }
  </style><div id="root"></div>`);
  await page.addScriptTag({ content: script });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const nodes = async () => {
    for (const _ of [1, 2]) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'Nodes').value;
  };
  const open = async (times) => {
    for (let time = 0; time < times; time += 1) {
      await page.getByRole('button', { name: 'Pay' }).click();
      await page.getByRole('textbox').click();
      await page.waitForTimeout(400);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  };
  await open(5);
  const before = await nodes();
  await open(10);
  return (await nodes()) - before;
}

for (const transition of ['background-color 150ms', 'background-color 150ms, border-bottom-color 150ms']) {
  const left = await nodesLeftBy(transition);
  console.log(`${transition}: ${left >= 500 ? 'ten dialogs stay' : left < 100 ? 'nothing stays' : `${left} nodes stay`}`);
}
await browser.close();
JS
node try.mjs "$browser" | tee seen.txt

# A library that lets go of them is told here.
diff - seen.txt <<'SEEN'
background-color 150ms: nothing stays
background-color 150ms, border-bottom-color 150ms: ten dialogs stay
SEEN
echo 'As before.'
