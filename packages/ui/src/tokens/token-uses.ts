/** Use of each token, in words. A token without a use does not compile. */
import { type Colours, scales } from './tokens.ts';

type Scales = typeof scales;

export const colourUses: Readonly<Record<keyof Colours, string>> = {
  canvas: 'The ground of a page, behind its cards.',
  surface: 'The ground of cards, dialogs and fields.',
  sunken: 'The ground of what lies deeper: tracks, code, the head of a table.',
  hover: 'The ground of a row or a quiet button under the pointer.',
  text: 'Text.',
  textMuted: 'Hints, descriptions and second lines.',
  textDisabled: 'What cannot be used now: needs no contrast and is never the only information.',
  border: 'Edges between parts.',
  borderControl: 'Edges of controls, which have to be seen: 3 : 1 on every ground.',
  brand: 'The ground of solid buttons and of what is chosen, always with letters on it.',
  brandHover: 'The same ground under the pointer.',
  onBrand: 'Letters and signs on the brand, dark ones on a light brand.',
  brandText: 'Links and quiet buttons: the brand as text, 4.5 : 1 on every ground.',
  brandMark: 'The brand as an edge, a line or a bar: 3 : 1 on every ground.',
  brandSubtle: 'A tint behind what is chosen.',
  focus: 'The ring around what has the focus.',
  sidebar: 'The ground of the sidebar.',
  onSidebar: 'Text on the sidebar.',
  sidebarActive: 'The current page in the sidebar.',
  critical: 'Errors, and actions that destroy.',
  criticalHover: 'The same under the pointer.',
  criticalSubtle: 'A tint behind errors.',
  positive: 'Success, and money that came in.',
  positiveSubtle: 'A tint behind success.',
  caution: 'Warnings, and what waits.',
  cautionSubtle: 'A tint behind warnings.',
  info: 'Information.',
  infoSubtle: 'A tint behind information.',
  onStatus: 'Letters on critical, positive, caution and info.',
  accent: 'The ring of today: the yellow of the Meskel daisy, as a line.',
  accentFill: 'The same yellow as a ground.',
  onAccentFill: 'Letters on that ground.',
  scrim: 'The veil over the page, behind a dialog.',
};

type Uses<Group> = Group extends string ? string : Readonly<Record<keyof Group, string>>;

const scaleUses: { readonly [Group in keyof Scales]: Uses<Scales[Group]> } = {
  space: {
    xxsmall: 'Between lines that are read as one.',
    xsmall: 'Within a control, between its icon and its words.',
    small: 'Between controls of one row.',
    medium: 'Within a field, and between rows of a form.',
    large: 'Within a card, and between its parts.',
    xlarge: 'Between cards.',
    xxlarge: 'Between sections of a page.',
    huge: 'Around what stands alone on a page.',
  },
  radius: {
    control: 'Corners of buttons and fields.',
    card: 'Corners of cards and popovers.',
    dialog: 'Corners of dialogs.',
    pill: 'Chips, badges, switches: ends that are half a circle.',
  },
  fontSize: {
    badge: 'The smallest text: badges, second dates.',
    small: 'Labels, hints and tables.',
    body: 'Text.',
    section: 'The heading of a section or a dialog.',
    subtitle: 'A sum, or a name beside a large picture.',
    title: 'The heading of a page, and the figure of a tile.',
    display: 'The name of a month over its days.',
  },
  lineHeight: {
    badge: 'The line of the smallest text, tall enough for Ethiopic letters as all of these are.',
    small: 'The line of labels, hints and tables.',
    body: 'The line of text.',
    section: 'The line of a section’s or a dialog’s heading.',
    subtitle: 'The line of a sum.',
    title: 'The line of a page’s heading.',
    display: 'The line of a month’s name.',
  },
  fontWeight: {
    regular: 'Text.',
    strong: 'Headings, buttons, and the word that counts.',
    heavy: 'The name of a month, and of the current page in the sidebar.',
  },
  fontFamily: 'The font of all text: Latin and Ethiopic letters from one family.',
  shadow: {
    low: 'A card under the pointer, a bar that is raised.',
    popover: 'Menus, lists and pickers over the page.',
    dialog: 'Dialogs and drawers.',
  },
  layer: {
    nav: 'The bars of the app.',
    sticky: 'Heads and bars that stay while their page scrolls.',
    drawer: 'Drawers, over the bars.',
    dialog: 'Dialogs, over drawers.',
    toast: 'Messages, over all.',
  },
  motion: {
    fast: 'A colour under the pointer; zero, as all of these, where motion is reduced.',
    base: 'A menu, a drawer or a message that comes.',
    slow: 'A dialog that comes.',
    page: 'A page that comes.',
  },
  easing: 'The course of each movement: quick at its start, slow at its end.',
  size: {
    field: 'The height of buttons and fields; 44 px under a finger.',
    fieldSmall: 'The height of small ones; 44 px under a finger.',
    row: 'The height of a row of a table; 40 px in the compact density.',
    target: 'The least side of what is pressed; 44 px under a finger.',
    sidebar: 'The width of the sidebar.',
    rail: 'The width of the sidebar while only its icons are shown.',
    bottomBar: 'The height of the bar at the foot of a phone.',
    content: 'The greatest width of a page.',
  },
};

export const groupUses: Readonly<Record<keyof Scales, string>> = {
  space: 'Space between and within parts',
  radius: 'Radii of corners',
  fontSize: 'Sizes of text, in rem, so that a reader’s own size counts',
  lineHeight: 'Line heights, tall enough for Ethiopic letters',
  fontWeight: 'Weights',
  fontFamily: 'Font',
  shadow: 'Shadows',
  layer: 'What lies over what',
  motion: 'Durations; zero where motion is reduced',
  easing: 'How movement begins and ends',
  size: 'Sizes of controls and of the frame; larger under a finger, rows smaller when compact',
};

interface Token {
  /** Empty for a group of one token. */
  readonly name: string;
  readonly value: string;
  readonly use: string;
}

const entries = (group: string | Readonly<Record<string, string>>): [string, string][] =>
  typeof group === 'string' ? [['', group]] : Object.entries(group);

export function scaleTokens(group: keyof Scales): Token[] {
  const uses = new Map(entries(scaleUses[group]));
  return entries(scales[group]).map(([name, value]) => ({
    name,
    value,
    use: uses.get(name) ?? '',
  }));
}
