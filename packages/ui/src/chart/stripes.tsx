/** The patterns of what waits and of what is neutral: told from the other bars without colour, and in print. */
import type { ChartTone } from './chart-series.ts';
import { stripe, stripeGround } from './chart.css.ts';

const striped = [
  { tone: 'caution', lean: 45 },
  { tone: 'neutral', lean: -45 },
] as const;

export const isStriped = (tone: ChartTone | undefined): boolean =>
  striped.some((one) => one.tone === tone);

/** Each under `id` and its tone. */
export const Stripes = ({ id }: { id: string }) => (
  <defs>
    {striped.map(({ tone, lean }) => (
      <pattern
        key={tone}
        id={`${id}-${tone}`}
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${lean})`}
      >
        <rect width="8" height="8" className={stripeGround} data-tone={tone} />
        <rect width="4" height="8" className={stripe} data-tone={tone} />
      </pattern>
    ))}
  </defs>
);
