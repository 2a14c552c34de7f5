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
