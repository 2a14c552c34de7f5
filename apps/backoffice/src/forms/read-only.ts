/** Whether the fields of the form around can only be read. */
import { createContext } from 'react';

export const ReadOnlyContext = createContext(false);
