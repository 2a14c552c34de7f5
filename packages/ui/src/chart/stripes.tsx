/** The pattern of what waits: told from the other bars without colour, and in print. */
import { stripe, stripeGround } from './chart.css.ts';

export const Stripes = ({ id }: { id: string }) => (
  <defs>
    <pattern
      id={id}
      width="8"
      height="8"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="8" height="8" className={stripeGround} />
      <rect width="4" height="8" className={stripe} />
    </pattern>
  </defs>
);
