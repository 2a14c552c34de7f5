import { type ReactNode, useEffect, useRef } from 'react';
import { Inline } from '../components/Inline/Inline.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';

const states = { hovered: 'hover', pressed: 'pressed', 'focus-visible': 'focus' } as const;
type State = keyof typeof states;

function show(root: HTMLElement, state: State) {
  const control = root.querySelector<HTMLElement>('[data-rac], a, button, input');
  control?.setAttribute(`data-${state}`, 'true');
  // A documentation page would scroll to the focused element.
  if (state !== 'focus-visible' || document.querySelector('.sbdocs')) return;
  const focused = root.querySelector<HTMLElement>('input, button, a');
  const byKeyboard: FocusOptions & { readonly focusVisible: boolean } = {
    preventScroll: true,
    focusVisible: true,
  };
  focused?.focus(byKeyboard);
}

function InState({ state, children }: { state: State; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current) show(root.current, state);
  }, [state]);
  return (
    <div ref={root}>
      <Stack space="xsmall" align="start">
        <Text size="small" tone="muted">
          {states[state]}
        </Text>
        {children}
      </Stack>
    </div>
  );
}

export function InStates({ children }: { children: ReactNode }) {
  return (
    <Inline space="xlarge" align="start">
      <InState state="hovered">{children}</InState>
      <InState state="pressed">{children}</InState>
      <InState state="focus-visible">{children}</InState>
    </Inline>
  );
}
