import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { Card } from '../Card/Card.tsx';
import { ClockPanel } from '../ClockPanel/ClockPanel.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Page } from '../Page/Page.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { navSamples } from '../../samples/nav-samples.tsx';
import { Sidebar } from '../Sidebar/Sidebar.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import { AppShell, type AppShellProps } from './AppShell.tsx';

const meta = {
  title: 'Shell/AppShell',
  component: AppShell,
  args: {
    sidebar: (
      <Sidebar
        tenantName="Gojo Catering"
        navLabel="Menu"
        items={navSamples('en')}
        footer={<ClockPanel heading="Today" />}
      />
    ),
    topBar: <TopBar title="Gojo Catering" />,
    bottomBar: <BottomBar navLabel="Quick menu" items={navSamples('en').slice(0, 3)} />,
    children: (
      <Page title="Calendar">
        <Card>The month and its events.</Card>
      </Page>
    ),
    onCollapsedChange: fn(),
  },
  parameters: {
    handbook: {
      when: ['Once in an app, around all that a signed-in user sees.'],
      instead: ['A screen before signing in is a `CenteredPage`; a paper is a `PrintSheet`.'],
      anatomy: {
        'Skip link': 'the first Tab: leads past the menu to the content',
        Sidebar:
          'the menu at a desk; a rail of icons when it is collapsed; a drawer on tablets and phones',
        'Top bar': 'on phones: opens the menu',
        'Bottom bar': 'on phones: the screens that are used most',
        Notices: 'what is amiss on every screen, as a lost connection',
        Content: 'the page, in `main`',
      },
      announces: [
        'The landmarks are `main`, the navigation of the sidebar, and on phones the navigation of the bottom bar.',
      ],
      search: ['layout', 'frame', 'navigation', 'main menu'],
    } satisfies Handbook,
    docs: { story: { inline: false, height: '480px' } },
    layout: 'fullscreen',
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const onPhone = { viewport: { value: 'mobile' } };

export const Playground: Story = {};

export const FirstTabLeadsPastTheMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const SaysWhatIsAmissOverEveryScreen: Story = {
  args: { notices: <Notice tone="caution">The connection is gone.</Notice> },
  play: ({ canvas }) =>
    expect(canvas.getByRole('main')).toHaveTextContent('The connection is gone.'),
};

export const CollapsesToARail: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse menu' }));
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('link', { name: 'Cashbook' }).offsetWidth).toBeLessThan(65);
    await userEvent.click(canvas.getByRole('button', { name: 'Expand menu' }));
    await expect(canvas.getByRole('link', { name: 'Cashbook' }).offsetWidth).toBe(200);
  },
};

export const DrawsNoHiddenMenuOnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('navigation', { name: 'Quick menu' })).toBeVisible();
    await expect(canvasElement.querySelector('aside')).toBeNull();
  },
};

export const OpensTheWholeMenuOnTablets: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Expand menu' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible());
  },
};

export const DrawerClosesByEscapeAndByGoingSomewhere: Story = {
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('link', { name: 'System settings' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Collapsed: Story = { args: { isCollapsed: true } };

export const Drawer: Story = { args: { isDrawerOpen: true }, globals: onPhone };

export const Phone: Story = { globals: onPhone };

const states: readonly (readonly [string, Partial<AppShellProps>])[] = [
  ['Expanded', {}],
  ['Collapsed', { isCollapsed: true }],
  [
    'Offline',
    {
      notices: <Notice tone="caution">You are offline. What you see may be old.</Notice>,
    },
  ],
];

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      {states.map(([name, props]) => (
        <section key={name} aria-label={name} style={{ height: 480, overflow: 'auto' }}>
          <Heading level={3}>{name}</Heading>
          <AppShell {...args} {...props} />
        </section>
      ))}
    </Stack>
  ),
  parameters: {
    a11y: {
      options: {
        rules: Object.fromEntries(
          [
            'landmark-no-duplicate-main',
            'landmark-unique',
            'landmark-main-is-top-level',
            'landmark-no-duplicate-banner',
            'landmark-banner-is-top-level',
            'duplicate-id',
            'heading-order',
            'page-has-heading-one',
          ].map((rule) => [rule, { enabled: false }]),
        ),
      },
    },
  },
};

export const Amharic: Story = {
  globals: { locale: 'am', viewport: { value: 'desktop' } },
  args: {
    sidebar: (
      <Sidebar
        tenantName="ጎጆ ድግስ"
        navLabel="ምናሌ"
        items={navSamples('am')}
        footer={<ClockPanel heading="ዛሬ" />}
      />
    ),
    topBar: <TopBar title="ጎጆ ድግስ" />,
    bottomBar: undefined,
    children: (
      <Page title="የቀን መቁጠሪያ">
        <Card>ወሩ እና ዝግጅቶቹ።</Card>
      </Page>
    ),
  },
};
