import { componentStyle } from '../../styles/component-style.ts';
import { vars } from '../../tokens/vars.css.ts';

export const wizard = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  minWidth: 0,
});

export const page = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  minWidth: 0,
  selectors: { '&[hidden]': { display: 'none' } },
});

/** Without scripts, later steps are visible. */
export const later = componentStyle({
  '@media': { '(scripting: enabled)': { display: 'none' } },
});

export const scripted = componentStyle({
  display: 'contents',
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const unscripted = componentStyle({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'contents' } },
});
