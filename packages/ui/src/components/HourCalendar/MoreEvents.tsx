import { useRef } from 'react';
import { Dialog, Heading, Popover } from 'react-aria-components';
import { useKit } from '../../theme/kit-context.ts';
import { body, frame, title } from '../Popover/Popover.css.ts';
import { popover } from '../private/overlay/overlay.css.ts';
import { HourBlock } from './HourBlock.tsx';
import { moreList } from './HourCalendar.css.ts';
import type { HourEvent, TimedEvent } from './hours/hour-event.ts';
import { columnName } from './hours/hour-words.ts';
import type { HourColumn } from './hours/place-events.ts';

export interface OpenedEvents {
  readonly button: HTMLElement;
  readonly events: readonly TimedEvent[];
  readonly column: HourColumn;
}

export interface MoreEventsProps {
  opened: OpenedEvents;
  onClose: () => void;
  onEventPress: ((event: HourEvent) => void) | undefined;
}

export function MoreEvents({ opened, onClose, onEventPress }: MoreEventsProps) {
  const { button, events, column } = opened;
  const kit = useKit();
  const trigger = useRef(button);
  const press =
    onEventPress &&
    ((event: HourEvent) => {
      onClose();
      onEventPress(event);
    });
  return (
    <Popover isOpen onOpenChange={onClose} triggerRef={trigger} className={`${popover} ${frame}`}>
      <Dialog className={body}>
        <Heading slot="title" level={2} className={title}>
          {columnName(column, kit)}
        </Heading>
        <ul className={moreList}>
          {events.map((event) => (
            <li key={event.event.id}>
              <HourBlock {...{ event, column }} onPress={press} />
            </li>
          ))}
        </ul>
      </Dialog>
    </Popover>
  );
}
