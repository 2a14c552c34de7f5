import { Stack, TextArea } from '@digis/ui';
import { ruleProps } from '#forms/field-rules.ts';
import { type EventStore, eventNotes } from '../event-form.ts';
import { useEventField } from '../event-labels.ts';

export function NoteFields({ store }: { readonly store: EventStore }) {
  return (
    <Stack>
      {eventNotes.map((name) => (
        <Note key={name} store={store} name={name} />
      ))}
    </Stack>
  );
}

interface NoteProps {
  readonly store: EventStore;
  readonly name: (typeof eventNotes)[number];
}

function Note({ store, name }: NoteProps) {
  return <TextArea {...ruleProps('EventInput', name)} {...useEventField(store, name)} />;
}
