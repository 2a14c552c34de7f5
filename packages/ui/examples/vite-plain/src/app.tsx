import {
  EthiopianDatePicker,
  LanguageSelect,
  writtenLanguages,
  MoneyField,
  Page,
  Stack,
  ToastRegion,
  toasts,
  UiProvider,
  type WrittenLocale,
} from '@digis/ui';
import { Button } from '@digis/ui/Button';
import { useState } from 'react';
import { received } from './hall/entries.ts';
import { Hall } from './hall/hall.tsx';

const words = {
  en: { title: 'New event', date: 'Event date', advance: 'Advance', save: 'Save', saved: 'Saved' },
  am: { title: 'አዲስ ዝግጅት', date: 'የዝግጅቱ ቀን', advance: 'ቅድመ ክፍያ', save: 'አስቀምጥ', saved: 'ተቀምጧል' },
};
/** Fixed for the example; an app uses the time of its server. */
const now = () => Date.parse('2026-09-21T10:00:00+03:00');

export function App() {
  const [locale, setLocale] = useState<WrittenLocale>('en');
  const { title, date, advance, save, saved } = words[locale];
  return (
    <UiProvider locale={locale} now={now}>
      <Page title={title} action={<Button onPress={() => toasts.success(saved)}>{save}</Button>}>
        <Stack>
          <LanguageSelect
            languages={writtenLanguages}
            value={locale}
            onChange={setLocale}
            label="Language"
          />
          <EthiopianDatePicker label={date} defaultValue="2026-09-08" />
          <MoneyField label={advance} />
          <Hall save={async (before, data) => received(before, data)} />
        </Stack>
      </Page>
      <ToastRegion />
    </UiProvider>
  );
}
