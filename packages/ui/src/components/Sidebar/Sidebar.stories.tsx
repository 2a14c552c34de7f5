import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { ClockPanel } from '../ClockPanel/ClockPanel.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LanguageSelect, writtenLanguages } from '../LanguageSelect/LanguageSelect.tsx';
import { navSamples } from '../../samples/nav-samples.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Sidebar } from './Sidebar.tsx';

const stay = () => undefined;

const meta = {
  title: 'Shell/Sidebar',
  component: Sidebar,
  args: {
    tenantName: 'Gojo Catering',
    items: navSamples('en'),
    navLabel: 'Menu',
    footer: (
      <Stack>
        <ClockPanel heading="Today" />
        <LanguageSelect languages={writtenLanguages} label="Language" value="en" onChange={stay} />
      </Stack>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: '100vh' }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    handbook: {
      when: ['An app of four to twenty screens.'],
      anatomy: {
        Business: 'logo and name',
        Links: 'an icon and a word each, of the screens that the user may open',
        Account: 'who is signed in',
        Footer: 'clock, language, sign-out',
      },
      announces: ['A navigation with its name; the current page is marked.'],
      words: ['Links are nouns in the plural: “Events”, “Employees”.'],
      search: ['menu', 'navigation', 'rail', 'drawer'],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

// spec:9
export const Is200PixelsWideAndNamesWhereOneIs: Story = {
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('navigation', { name: 'Menu' });
    await expect(menu.parentElement).toHaveStyle({ width: '200px' });
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Calendar');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Calendar' })).toHaveFocus();
  },
};

export const IsARailOfNamedIconsOnTablets: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const cashbook = canvas.getByRole('link', { name: 'Cashbook' });
    await expect(cashbook.offsetWidth).toBeLessThan(65);
    await expect(canvas.queryByRole('radio', { name: 'English' })).toBeNull();
  },
};

export const TheWayOutIsAlwaysInSight: Story = {
  args: {
    account: {
      name: 'hana · Bole',
      label: 'My account',
      onOpen: fn(),
      actions: <IconButton aria-label="Log out">⎋</IconButton>,
    },
  },
  decorators: [
    (Shown) => (
      <div style={{ display: 'flex', height: '320px', overflow: 'hidden' }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const out = canvas.getByRole('button', { name: 'Log out' }).getBoundingClientRect();
    const frame = canvasElement.querySelector('aside')?.getBoundingClientRect();
    await expect(out.bottom).toBeLessThanOrEqual(frame?.bottom ?? 0);
    await expect(canvas.getByText('hana · Bole')).toBeVisible();
  },
};

export const TheWayOutIsInTheRail: Story = {
  args: TheWayOutIsAlwaysInSight.args ?? {},
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(canvas.getByText('hana · Bole')).not.toBeVisible();
  },
};

export const TheWholeMenuOpensAboveThePlaces: Story = {
  args: {
    ...TheWayOutIsAlwaysInSight.args,
    headActions: <IconButton aria-label="Search">⌕</IconButton>,
  },
  decorators: TheWayOutIsAlwaysInSight.decorators ?? [],
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Expand menu' }).getBoundingClientRect();
    const first = canvas.getByRole('link', { name: 'Calendar' }).getBoundingClientRect();
    await expect(opener.bottom).toBeLessThanOrEqual(first.top);
  },
};

export const TheNameOpensTheAccount: Story = {
  args: TheWayOutIsAlwaysInSight.args ?? {},
  play: async ({ canvas, args, userEvent }) => {
    const name = canvas.getByRole('button', { name: 'hana · Bole: My account' });
    name.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.account?.onOpen).toHaveBeenCalledOnce();
  },
};

export const TheAccountIsAnIconInTheRail: Story = {
  args: TheWayOutIsAlwaysInSight.args ?? {},
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'hana · Bole: My account' }));
    await expect(args.account?.onOpen).toHaveBeenCalled();
  },
};

export const AllStates: Story = {};

export const Amharic: Story = {
  globals: { locale: 'am' },
  args: {
    tenantName: 'ጎጆ ድግስ',
    navLabel: 'ምናሌ',
    items: navSamples('am'),
    footer: (
      <Stack>
        <ClockPanel heading="ዛሬ" />
        <LanguageSelect languages={writtenLanguages} label="ቋንቋ" value="am" onChange={stay} />
      </Stack>
    ),
  },
};
