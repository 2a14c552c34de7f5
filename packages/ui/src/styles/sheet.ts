/** What a card, a box or a popover lies on: spread into a component's style. Only `.css.ts` files import this. */
import { vars } from '../tokens/vars.css.ts';

export const sheet = {
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
} as const;
