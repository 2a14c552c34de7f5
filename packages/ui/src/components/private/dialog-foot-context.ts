/** The foot of the surrounding dialog, for content that fills it from within. */
import { createContext } from 'react';

export const DialogFootContext = createContext<HTMLElement | null>(null);
