/** The route table: one row is a path, its menu entry, who may see it, and its screen. Spec 2.1, 2.2. */
import type { Permission } from '@digis/api-client/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CalendarDays, Utensils } from 'lucide-react';
import { lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';

export interface AppRoute {
  readonly path: string;
  readonly label: MessageDescriptor;
  readonly icon: ReactNode;
  /** Any of these opens the screen. */
  readonly permissions: readonly Permission[];
  readonly isInBottomBar?: boolean;
  readonly Screen: ComponentType;
}

const CalendarScreen = lazy(async () => ({
  default: (await import('../features/calendar/calendar-screen.tsx')).CalendarScreen,
}));

const ItemsScreen = lazy(async () => ({
  default: (await import('../features/items/items-screen.tsx')).ItemsScreen,
}));

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

export const routes: readonly AppRoute[] = [
  {
    path: '/',
    label: msg`Calendar`,
    icon: <CalendarDays {...icon} />,
    permissions: ['Calendar'],
    isInBottomBar: true,
    Screen: CalendarScreen,
  },
  {
    path: '/items',
    label: msg`Items`,
    icon: <Utensils {...icon} />,
    permissions: ['Items'],
    Screen: ItemsScreen,
  },
];
