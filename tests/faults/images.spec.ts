// spec:8
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Desk } from '../support/desk.ts';
import { breaking, expect, test } from '../fixture.ts';

test.use(breaking);

const KEPT = 'Error occurred while uploading file. It is kept here: try again.';

async function chooseFile(page: Page, desk: Desk) {
  const buffer = await sharp({
    create: { width: 400, height: 320, channels: 3, background: '#7c4a12' },
  })
    .png()
    .toBuffer();
  const chooser = page.waitForEvent('filechooser');
  await desk.button('Upload Image').click();
  await (await chooser).setFiles({ name: 'face.png', mimeType: 'image/png', buffer });
}

test(
  'a picture lost during the upload is kept, and can be resent without retaking it',
  { tag: '@long' },
  async ({ page, enter }) => {
    const desk = await enter('manager', '/clients?dialog=add');
    await desk.dialog('Add Client').button('Take Picture').first().click();
    const camera = desk.dialog('Photo');
    await chooseFile(page, camera);
    let tries = 0;
    await page.route('**/api/upload-file', (route) => {
      tries += 1;
      return tries === 1 ? route.abort('connectionreset') : route.fallback();
    });
    await camera.button('Use Image').click();
    await expect(camera.notice(KEPT)).toBeVisible();
    await camera.button('Use Image').click();
    await expect(camera.root).toBeHidden();
    await expect(desk.dialog('Add Client').button('Retake Image')).toBeVisible();
    expect(tries).toBe(2);
  },
);

test(
  'leaving during a picture upload cancels it, and the form keeps its values',
  { tag: '@long' },
  async ({ page, enter }) => {
    const desk = await enter('manager', '/clients?dialog=add');
    const form = desk.dialog('Add Client');
    await form.field('Full Name').fill('ሰላም በቀለ');
    await form.button('Take Picture').first().click();
    const camera = desk.dialog('Photo');
    await chooseFile(page, camera);
    await page.route('**/api/upload-file', () => undefined);
    const stopped = page.waitForEvent('requestfailed');
    await camera.button('Use Image').click();
    const isShut = form.root.evaluate((element) => element.closest('[inert]') !== null);
    expect(await isShut, 'nobody saves meanwhile').toBe(true);
    await page.keyboard.press('Escape');
    expect(new URL((await stopped).url()).pathname).toBe('/api/upload-file');
    await expect(form.field('Full Name')).toHaveValue('ሰላም በቀለ');
  },
);

const breakCamera = (page: Page, fault: string | null) =>
  page.addInitScript((name) => {
    if (name === null) Reflect.deleteProperty(Navigator.prototype, 'mediaDevices');
    else navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', name));
  }, fault);

const cameraFaults = [
  [
    'NotAllowedError',
    'The camera is not allowed here. Allow it in the browser’s settings of this site and try again, or upload an image.',
  ],
  ['NotFoundError', 'No camera was found. Connect one and try again, or upload an image.'],
  [
    'NotReadableError',
    'Another app is using the camera. Close it and try again, or upload an image.',
  ],
  [null, 'This browser cannot use the camera. Upload an image instead.'],
] as const;

for (const [fault, sentence] of cameraFaults) {
  test(
    `a camera that reports ${fault ?? 'nothing'} is explained, and a file can be used instead`,
    { tag: '@long' },
    async ({ page, enter }) => {
      await breakCamera(page, fault);
      const desk = await enter('manager', '/clients?dialog=add');
      await desk.dialog('Add Client').button('Take Picture').first().click();
      const camera = desk.dialog('Photo');
      await expect(camera.notice(sentence)).toBeVisible();
      await chooseFile(page, camera);
      await camera.button('Use Image').click();
      await expect(desk.dialog('Add Client').button('Retake Image')).toBeVisible();
    },
  );
}

test(
  'the camera is released when its dialog is closed',
  { tag: '@long' },
  async ({ page, enter }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = async () => {
        const canvas = document.createElement('canvas');
        canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
        const stream = canvas.captureStream(5);
        Reflect.set(window, 'givenTracks', stream.getTracks());
        return stream;
      };
    });
    const desk = await enter('manager', '/clients?dialog=add');
    await desk.dialog('Add Client').button('Take Picture').first().click();
    await expect(desk.dialog('Photo').root).toBeVisible();
    const states = () =>
      page.evaluate(() =>
        (Reflect.get(window, 'givenTracks') as MediaStreamTrack[] | undefined)?.map(
          ({ readyState }) => readyState,
        ),
      );
    await expect.poll(states).toEqual(['live']);
    await page.keyboard.press('Escape');
    await expect.poll(states).toEqual(['ended']);
  },
);
