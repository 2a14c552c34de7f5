import type { ChosenMargins, PaperSide, PaperSize } from '@digis/domain';
import type { SettingName } from './setting-queries.ts';

type Values = Readonly<Partial<Record<SettingName, string>>>;

const marginIn = (values: Values, side: PaperSide): number | null => {
  const text = values[`paper_margin_${side}`] ?? '';
  return text === '' ? null : Number(text);
};

export function sheetIn(values: Values): { size: PaperSize; chosen: ChosenMargins } {
  return {
    size: values.paper_size === 'A5' ? 'A5' : 'A4',
    chosen: {
      top: marginIn(values, 'top'),
      right: marginIn(values, 'right'),
      bottom: marginIn(values, 'bottom'),
      left: marginIn(values, 'left'),
    },
  };
}
