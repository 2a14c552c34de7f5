/** Money that moved: its sign says which way, and green repeats what came in. */
import { Birr, Text } from '@digis/ui';

export const SignedBirr = ({ amount }: { readonly amount: number }) => (
  <Text as="span" isNumeric tone={amount > 0 ? 'positive' : 'neutral'}>
    <Birr amount={amount} sign="always" />
  </Text>
);
