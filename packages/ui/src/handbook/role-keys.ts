/** The keys that a role promises everywhere, after the ARIA Authoring Practices; a component tells only what it does more. */

export type RoleKeys = Readonly<Record<string, string>>;

export const roleKeys: Readonly<Record<string, RoleKeys>> = {
  button: { 'Enter, Space': 'press the button' },
  link: { Enter: 'follows the link' },
  checkbox: { Space: 'ticks and unticks' },
  switch: { Space: 'switches' },
  radio: { 'Arrow keys': 'choose the next and the previous', Tab: 'leaves the group' },
  textbox: { 'Any letter': 'types' },
  searchbox: { 'Any letter': 'types' },
  combobox: {
    'Arrow Down': 'opens the list',
    Enter: 'takes what is marked',
    Escape: 'closes the list',
  },
  dialog: { Tab: 'goes round within the dialog', Escape: 'closes it' },
  alertdialog: { Tab: 'goes round within the dialog', Escape: 'is the answer No' },
  menuitem: {
    'Arrow keys': 'move in the menu',
    Enter: 'does what is marked',
    Escape: 'closes the menu',
  },
  tab: { 'Arrow keys': 'move along the tabs', Tab: 'goes to the panel' },
  gridcell: { 'Arrow keys': 'move by cell', 'Home, End': 'to the ends of the row' },
};
