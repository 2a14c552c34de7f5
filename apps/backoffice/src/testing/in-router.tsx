import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { FollowRouter } from '../navigation/place.ts';

export const InRouter = ({ children }: { readonly children: ReactNode }) => (
  <BrowserRouter>
    <FollowRouter />
    {children}
  </BrowserRouter>
);
