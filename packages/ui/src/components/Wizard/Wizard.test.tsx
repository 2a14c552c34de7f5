import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../../theme/UiProvider.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Wizard } from './Wizard.tsx';

test('a server-rendered wizard has all steps in one form, and a button that works without scripts', () => {
  const html = renderToString(
    <UiProvider locale="en" now={() => 0}>
      <Wizard
        aria-label="Booking"
        action="/bookings"
        method="post"
        submitLabel="Schedule event"
        items={[
          { id: 'client', label: 'Client', content: <TextField label="Name" name="name" /> },
          { id: 'place', label: 'Place', content: <TextField label="Town" name="town" /> },
        ]}
      />
    </UiProvider>,
  );
  expect(html.match(/name="(name|town)"/gu)).toHaveLength(2);
  expect(html).not.toContain('hidden=""');
  expect(html.match(/type="submit"/gu)).toHaveLength(2);
  expect(html).toContain('action="/bookings"');
});
