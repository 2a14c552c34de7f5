/** The first line of what is about a client's money: the name, and at its end what one looks for first. */
import { Inline, Text } from '@digis/ui';
import type { ReactNode } from 'react';

export interface ClientHeadProps {
  readonly name: string;
  readonly children: ReactNode;
}

export const ClientHead = ({ name, children }: ClientHeadProps) => (
  <Inline justify="between">
    <Text as="span" isStrong>
      {name}
    </Text>
    {children}
  </Inline>
);
