import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useKitStrings } from '#theme/kit-context.ts';
import { Button } from '../../Button/Button.tsx';
import { announce } from '../../private/announce.ts';
import { bar, words } from './SelectionBar.css.ts';
import type { RowId, RowToggles } from './use-row-selection.ts';

export interface SelectionBarProps {
  selection: RowToggles;
  actions: (selected: ReadonlySet<RowId>, clear: () => void) => ReactNode;
}

export function SelectionBar({ selection, actions }: SelectionBarProps) {
  const strings = useKitStrings();
  const id = useId();
  const { selected, onClear } = selection;
  const said = strings.itemsSelected(selected.size);
  const saidBefore = useRef(said);
  useEffect(() => {
    if (saidBefore.current !== said) announce(said);
    saidBefore.current = said;
  }, [said]);
  if (selected.size === 0) return null;
  const clear = () => {
    // Clearing removes the bar, so the focus moves to the first checkbox.
    const list = document.querySelector(`#${CSS.escape(id)}`)?.parentElement;
    list?.querySelector<HTMLElement>('input[type="checkbox"]')?.focus();
    onClear();
  };
  return (
    <div id={id} role="group" aria-label={said} className={bar}>
      <span aria-hidden className={words}>
        {said}
      </span>
      {actions(selected, clear)}
      <Button size="small" variant="soft" tone="neutral" onPress={clear}>
        {strings.clearSelection}
      </Button>
    </div>
  );
}
