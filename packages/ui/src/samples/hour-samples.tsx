import { useState } from 'react';
import { HourCalendar, type HourCalendarProps } from '../components/HourCalendar/HourCalendar.tsx';
import type { HourEvent, HourSpan } from '../components/HourCalendar/hours/hour-event.ts';

export const bookings: HourEvent[] = [
  {
    id: 1,
    start: '2026-09-21T09:00',
    end: '2026-09-21T12:00',
    title: 'Wedding of Selam',
    detail: '350 guests',
    tone: 'positive',
    resourceId: 'bole',
  },
  {
    id: 2,
    start: '2026-09-21T11:00',
    end: '2026-09-21T13:30',
    title: 'Lunch of a bank',
    detail: '120 guests',
    tone: 'caution',
    resourceId: 'bole',
  },
  {
    id: 3,
    start: '2026-09-22T20:00',
    end: '2026-09-23T02:00',
    title: 'Graduation',
    tone: 'info',
    resourceId: 'piassa',
  },
  { id: 4, start: '2026-09-24', end: '2026-09-25', title: 'Kitchen is painted', tone: 'neutral' },
];

export const halls = [
  { id: 'bole', name: 'Bole hall', detail: '400 guests' },
  { id: 'piassa', name: 'Piassa hall', detail: '150 guests' },
  { id: 'garden', name: 'Garden' },
];

export function Desk(props: HourCalendarProps) {
  const [booked, setBooked] = useState<readonly HourEvent[]>([]);
  return (
    <HourCalendar
      {...props}
      events={[...props.events, ...booked]}
      onSelectSpan={
        props.onSelectSpan &&
        ((span: HourSpan) => {
          props.onSelectSpan?.(span);
          setBooked([...booked, { ...span, id: span.start, title: 'New booking' }]);
        })
      }
    />
  );
}

export const crowd = Array.from({ length: 6 }, (_, index) => ({
  id: `tasting ${index}`,
  start: '2026-09-21T09:00',
  end: '2026-09-21T11:00',
  title: `Tasting ${index + 1}`,
}));

const two = (count: number) => String(count).padStart(2, '0');

export const thousand = Array.from({ length: 1000 }, (_, index) => {
  const day = `2026-09-${20 + (index % 7)}`;
  const half = (Math.floor(index / 7) * 7) % 30;
  const at = (halves: number) =>
    `${day}T${two(Math.floor(halves / 2) + 6)}:${halves % 2 ? 30 : '00'}`;
  return { id: index, start: at(half), end: at(half + 1 + (index % 5)), title: `Hall ${index}` };
});

interface Named {
  getByRole(role: 'button', options: { name: RegExp }): HTMLElement;
}

export const hourNamed = (canvas: Named, name: RegExp) => canvas.getByRole('button', { name });
