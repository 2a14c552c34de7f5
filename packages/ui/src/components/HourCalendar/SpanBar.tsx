import { useKit } from '../../theme/kit-context.ts';
import { Button } from '../Button/Button.tsx';
import { bar, barWords } from './HourCalendar.css.ts';
import { columnName, spanWords } from './hours/hour-words.ts';
import type { HourSpanState } from './use-hour-span.ts';

export function SpanBar({ span, choose, clear }: HourSpanState) {
  const kit = useKit();
  if (!span) return null;
  return (
    <div className={bar}>
      <span className={barWords}>
        {[columnName(span.column, kit), spanWords(span.from, span.to, span.column, kit)].join(
          kit.strings.comma,
        )}
      </span>
      <Button size="small" variant="soft" tone="neutral" onPress={clear}>
        {kit.strings.clear}
      </Button>
      <Button size="small" onPress={() => choose(span)}>
        {kit.strings.choose}
      </Button>
    </div>
  );
}
