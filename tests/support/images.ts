import { expect } from '@playwright/test';
import type { Desk } from './desk.ts';

const fieldOf = (form: Desk, name: string) =>
  form.at(form.root.getByRole('group', { name: form.say(name), exact: true }));

export async function takePicture(form: Desk, name: string) {
  const image = fieldOf(form, name);
  await image.button('Take Picture').click();
  const camera = form.dialog(name);
  await camera.button('Take Picture').click();
  await camera.button('Use Image').click();
  await expect(image.button('Retake Image')).toBeVisible();
}

export async function uploadPicture(form: Desk, name: string) {
  const image = fieldOf(form, name);
  await image.button('Take Picture').click();
  const camera = form.dialog(name);
  const chooser = form.page.waitForEvent('filechooser');
  await camera.button('Upload Image').click();
  const buffer = await form.page.screenshot();
  await (await chooser).setFiles({ name: 'picture.png', mimeType: 'image/png', buffer });
  await camera.button('Use Image').click();
  await expect(image.button('Retake Image')).toBeVisible();
}
