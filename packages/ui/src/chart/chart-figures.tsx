import { formatCount } from '@digis/domain';
import type { Locale } from '@digis/ethio-date';
import type { ReactNode } from 'react';
import { Birr } from '../components/Birr/Birr.tsx';
import { asAmount, DASH, inBirr } from '../components/private/unusable.ts';
import type { ChartUnit } from './chart-series.ts';

const inSantim = (birr: number) => Math.round(birr * 100) / 100;

const countInWords = (count: number) =>
  Number.isInteger(count) ? formatCount(count) : String(count);

export const axisFigure = (value: number, unit: ChartUnit): string =>
  unit === 'birr' ? asAmount(inSantim(value)) : countInWords(value);

export function figureInWords(value: number | undefined, unit: ChartUnit, locale: Locale): string {
  if (value === undefined || !Number.isFinite(value)) return DASH;
  return unit === 'birr' ? inBirr(inSantim(value), { locale }) : countInWords(value);
}

export function showFigure(value: number | undefined, unit: ChartUnit): ReactNode {
  if (value === undefined || !Number.isFinite(value)) return DASH;
  return unit === 'birr' ? <Birr value={inSantim(value)} /> : countInWords(value);
}
