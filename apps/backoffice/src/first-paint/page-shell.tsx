import { KitProvider } from '@digis/ui';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CalendarSkeleton, ShellSkeleton } from '../app/shell/shell-skeleton.tsx';
import { languages } from '../browser/saved-choices.ts';
import { catalogues } from '../i18n/catalogues.ts';
import { SignInSkeleton } from '../sign-in/sign-in-skeleton.tsx';

const Calendar = () => <CalendarSkeleton date="2026-10-01" />;
const sides = { signIn: SignInSkeleton, app: ShellSkeleton, calendar: Calendar };

const UNUSED =
  / (?:(?:aria-label|data-rac|data-react-aria-pressable|tabindex|type|xmlns)="[^"]*"|id="react-aria-[^"]*"|class="lucide[^"]*")/gu;

export async function pageShells(): Promise<string[]> {
  const shells = languages.map(async ({ id }) => {
    const { messages, kit } = await catalogues[id].first();
    const i18n = setupI18n({ locale: id, messages: { [id]: messages } });
    return Object.entries(sides).map(([side, Side]) => {
      const html = renderToStaticMarkup(
        <I18nProvider i18n={i18n}>
          <KitProvider locale={id} strings={kit} now={() => 0}>
            <Side />
          </KitProvider>
        </I18nProvider>,
      );
      return `<template id="shell-${side}-${id}">${html.replaceAll(UNUSED, '')}</template>`;
    });
  });
  return (await Promise.all(shells)).flat();
}
