import { Card, EthiopianDatePicker, MoneyField, Stack, UiProvider } from '@digis/ui';
import { Button } from '@digis/ui/Button';
import { useState } from 'react';
import { received } from './hall/entries.ts';
import { Hall } from './hall/hall.tsx';

/** Fixed for the example; an app uses the time of its server. */
const now = () => Date.parse('2026-09-21T10:00:00+03:00');

export function App() {
  const [isSaved, setIsSaved] = useState(false);
  return (
    <main className="mx-auto max-w-2xl p-8">
      <h1 className="text-3xl font-bold text-red-700">Gojo Catering</h1>
      <button type="button" className="my-4 rounded-full bg-red-700 px-4 py-2 text-white">
        A button of Tailwind
      </button>
      <UiProvider now={now} scope="self">
        <Card title="New event">
          <Stack>
            <EthiopianDatePicker label="Event date" defaultValue="2026-09-08" />
            <MoneyField label="Advance" />
            <Button onPress={() => setIsSaved(true)}>Save</Button>
            <p role="status" className="text-red-700">
              {isSaved ? 'Saved' : ''}
            </p>
            <Hall save={async (before, data) => received(before, data)} />
          </Stack>
        </Card>
      </UiProvider>
    </main>
  );
}
