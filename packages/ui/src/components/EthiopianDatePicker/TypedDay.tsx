/** An input for a typed day, which takes any digit typed where no other control uses it. */
import { type IsoDate, todayIso } from '@digis/ethio-date';
import { nearestTypedDay, parseTypedDay } from '@digis/ethio-date/picker';
import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useKit, useKitStrings, useNow } from '../../theme/kit-context.ts';
import { Button } from '../Button/Button.tsx';
import { dateWords } from '../DateText/date-words.ts';
import { takeTyped } from '../private/first-focus/typed-ahead.ts';
import { TextInputField } from '../private/field/TextInputField.tsx';

export interface TypedLine {
  readonly text: string | null;
  readonly isUnread: boolean;
  /** A day that the user must confirm, because its year has two digits. */
  readonly meant: IsoDate | null;
  readonly take: (day: IsoDate) => void;
  readonly type: (text: string) => void;
  readonly clear: () => void;
}

export function useTypedLine(choose: (day: IsoDate) => void): TypedLine {
  const now = useNow();
  const today = todayIso({ now: now() });
  const [text, setText] = useState<string | null>(null);
  const read = (typed: string) => parseTypedDay(typed, { today });
  return {
    text,
    isUnread: text !== null && text.trim() !== '' && read(text) === null,
    meant: text === null ? null : nearestTypedDay(text, { today }),
    take(day) {
      setText('');
      choose(day);
    },
    type(next) {
      setText(next);
      const day = read(next);
      if (day !== null) choose(day);
    },
    clear: () => setText(text === null ? null : ''),
  };
}

const isDigit = (text: string) => /^\d/u.test(text);

const ownDigits = 'input, textarea, [data-digits]';

export interface TypedDayProps {
  line: TypedLine;
  isAlwaysThere?: boolean;
  onEnter: () => void;
}

export function TypedDay({ line, isAlwaysThere = false, onEnter }: TypedDayProps) {
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { text } = line;
  const take = useEffectEvent((digits: string) => {
    line.type((text ?? '') + digits);
    input.current?.focus();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key, target } = event;
      const isActing = event.ctrlKey || event.metaKey || event.altKey;
      if (isActing || key.length > 1 || !isDigit(key)) return;
      if (!(target instanceof Element) || target.closest(ownDigits)) return;
      event.preventDefault();
      event.stopPropagation();
      take(key);
    };
    // Takes the digits typed while the dialog opened, which would otherwise be lost.
    const early = isAlwaysThere ? '' : takeTyped();
    if (isDigit(early)) take(early);
    const dialog = place.current?.closest<HTMLElement>('[role="dialog"]');
    dialog?.addEventListener('keydown', hear, true);
    return () => dialog?.removeEventListener('keydown', hear, true);
  }, [isAlwaysThere]);
  const isThere = isAlwaysThere || text !== null;
  return (
    <div ref={place} hidden={!isThere}>
      {isThere && <Line {...{ line, onEnter }} ref={input} autoFocus={!isAlwaysThere} />}
      {line.meant !== null && <Question day={line.meant} onYes={line.take} />}
    </div>
  );
}

interface QuestionProps {
  day: IsoDate;
  onYes: (day: IsoDate) => void;
}

function Question({ day, onYes }: QuestionProps) {
  const kit = useKit();
  const { first, other } = dateWords(day, kit, { format: 'medium' });
  return (
    <Button size="small" variant="soft" onPress={() => onYes(day)}>
      {kit.strings.isItDay(`${first} (${other})`)}
    </Button>
  );
}

interface LineProps extends Pick<TypedDayProps, 'line' | 'onEnter'> {
  ref: Ref<HTMLInputElement>;
  autoFocus: boolean;
}

/** An input that turns red only after blur. */
function Line({ line, onEnter, ...field }: LineProps) {
  const { text, isUnread, meant } = line;
  const strings = useKitStrings();
  const unread = meant === null ? strings.dayNotRead : strings.yearInFourDigits;
  const [isLeft, setLeft] = useState(false);
  const isWrong = isUnread && isLeft;
  return (
    <TextInputField
      {...field}
      type="text"
      label={strings.typeDay}
      description={isUnread && !isLeft ? unread : strings.typeDayHint}
      errorMessage={isWrong && unread}
      spellCheck={false}
      value={text ?? ''}
      onChange={(next) => {
        if (!isUnread) setLeft(false);
        line.type(next);
      }}
      onBlur={() => setLeft(true)}
      onKeyDown={(event) => {
        if (
          event.key !== 'Enter' ||
          text === null ||
          text === '' ||
          event.nativeEvent.isComposing
        ) {
          event.continuePropagation();
          return;
        }
        setLeft(true);
        if (!isUnread) onEnter();
      }}
    />
  );
}
