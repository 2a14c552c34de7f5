// D10, spec:2.2
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, waitForElementToBeRemoved, within } from 'storybook/test';
import type { Handbook } from '../../handbook/handbook.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { tornWords } from '../../samples/torn-words.ts';
import { toasts } from './toast-queue.ts';
import { ToastRegion, useRecentMessages } from './ToastRegion.tsx';

const Recent = () => <Text size="small">{`${useRecentMessages().length} recent messages`}</Text>;
const onPress = fn();
const action = { label: 'Try again', onPress };

const meta = {
  parameters: {
    handbook: {
      when: ['Something that the user did is done, or failed, and the page has gone on.'],
      instead: [
        'What stays true is a `Notice`, what is wrong with a field stands at the field, what must be answered is a `ConfirmDialog`.',
      ],
      anatomy: {
        Toast: 'a sign of its tone, words, one action at most, Close',
        Region: 'at the top, above dialogs; the last of them stay readable in a list',
      },
      keys: {
        F6: 'to the messages and back',
      },
      announces: [
        'Success when there is a pause, errors at once. A toast with an action stays until it is closed.',
      ],
      words: ['What was done, with its object: “Event scheduled”. A failure says what to do.'],
      search: ['toast', 'snackbar', 'notification', 'flash', 'alert', 'message'],
    } satisfies Handbook,
    docs: { story: { inline: false, height: '480px' } },
  },
  title: 'Overlays/ToastRegion',
  component: ToastRegion,
  beforeEach: () => {
    toasts.clear();
    return toasts.clear;
  },
  render: (_args, { globals }) => (
    <>
      <Button onPress={() => toasts.success('Branch successfully added!')}>
        {globals['locale'] === 'am' ? 'አስቀምጥ' : 'Save'}
      </Button>
      <Recent />
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const IsReadOutAndKept: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const region = await screen.findByRole('region', { name: 'Notifications' });
    await expect(within(region).getByRole('status')).toHaveTextContent(
      'Success: Branch successfully added!',
    );
    await userEvent.click(within(region).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(region).not.toBeInTheDocument());
    await expect(canvas.getByText('1 recent messages')).toBeVisible();
  },
};

export const AnErrorInterruptsAndOffersSomethingToDo: Story = {
  play: async ({ userEvent }) => {
    toasts.error('Error saving branch', {
      detail: 'You are offline.',
      action,
    });
    await expect(await screen.findByRole('alert')).toHaveTextContent(/Error: Error saving branch/u);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(onPress).toHaveBeenCalled();
  },
};

export const TheKeyboardReachesItByF6: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Save' }).focus();
    toasts.info('Prices changed');
    const region = await screen.findByRole('region', { name: 'Notifications' });
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(region).toHaveFocus());
  },
};

export const NeverLiesOverTheButtonsOfADialog: Story = {
  render: () => (
    <>
      <Dialog
        title="Schedule Event"
        size="large"
        isOpen
        onOpenChange={() => undefined}
        footer={<Button>Save</Button>}
      >
        {Array.from({ length: 12 }, (_, line) => (
          <TextField key={line} label={`Field ${line + 1}`} />
        ))}
      </Dialog>
      <ToastRegion />
    </>
  ),
  play: async () => {
    toasts.error('The event was not scheduled', { detail: 'No connection to the server.' });
    const save = await screen.findByRole('button', { name: 'Save' });
    const region = await screen.findByRole('region', { name: 'Notifications' });
    await waitFor(() =>
      expect(region.getBoundingClientRect().bottom).toBeLessThan(save.getBoundingClientRect().top),
    );
  },
};

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Schedule</Button>
      <Dialog title="Schedule Event" size="large" isOpen={isOpen} onOpenChange={setIsOpen}>
        {Array.from({ length: 12 }, (_, line) => (
          <TextField key={line} label={`Field ${line + 1}`} />
        ))}
      </Dialog>
      <ToastRegion />
    </>
  );
}

export const IsOffTheFieldsOfALargeDialog: Story = {
  render: () => <Opener />,
  play: async ({ canvas, userEvent }) => {
    toasts.error('The event was not scheduled', { detail: 'No connection.', action });
    const region = await screen.findByRole('region', { name: 'Notifications' });
    await Promise.all(region.getAnimations({ subtree: true }).map(({ finished }) => finished));
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule' }));
    const field = await screen.findByRole('textbox', { name: 'Field 1' });
    await waitFor(() =>
      expect(region.getBoundingClientRect().bottom).toBeLessThan(field.getBoundingClientRect().top),
    );
  },
};

export const LeavesTheButtonsOfAPageFreeOnAPhone: Story = {
  render: () => <Opener />,
  globals: { viewport: { value: 'mobile' } },
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    toasts.error('The payment was not saved', { detail: 'No connection.', action });
    const region = await screen.findByRole('region', { name: 'Notifications' });
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule' }));
    const field = await screen.findByRole('textbox', { name: 'Field 1' });
    await waitFor(() =>
      expect(region.getBoundingClientRect().bottom).toBeLessThan(field.getBoundingClientRect().top),
    );
    await userEvent.keyboard('{Escape}');
    const opener = await canvas.findByRole('button', { name: 'Schedule' });
    await waitFor(() =>
      expect(region.getBoundingClientRect().top).toBeGreaterThan(
        opener.getBoundingClientRect().bottom,
      ),
    );
  },
};

export const GoesThoughAPointerRestsThere: Story = {
  play: async () => {
    toasts.success('Saved');
    const message = await screen.findByText('Saved');
    const region = screen.getByRole('region', { name: 'Notifications' });
    // Simulates a pointer that rests where a toast appears: it does not move.
    region.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    region.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    await waitForElementToBeRemoved(message);
  },
};

const messages = {
  en: {
    saved: 'Event successfully scheduled!',
    failed: 'Error saving branch',
    offline: 'You are offline.',
    changed: 'Prices changed',
    again: 'Try again',
  },
  am: {
    saved: 'ዝግጅቱ በትክክል ተመዝግቧል!',
    failed: 'ቅርንጫፉን ማስቀመጥ አልተቻለም',
    offline: 'ከመስመር ውጭ ነዎት።',
    changed: 'ዋጋዎች ተለውጠዋል',
    again: 'እንደገና ሞክር',
  },
};

const states: Story['play'] = ({ globals }) => {
  const { saved, failed, offline, changed, again } =
    messages[globals['locale'] === 'am' ? 'am' : 'en'];
  toasts.success(saved);
  toasts.error(failed, { detail: offline, action: { label: again, onPress } });
  toasts.info(changed);
  toasts.info(changed);
};

export const AllStates: Story = { play: states };

export const Mobile: Story = { play: states, globals: { viewport: { value: 'mobile' } } };

export const OneAtATimeOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ userEvent }) => {
    toasts.error('Error saving branch', { action });
    toasts.error('Error saving event', { action });
    const region = within(await screen.findByRole('region', { name: 'Notifications' }));
    await waitFor(() => expect(region.getByText('Error saving event')).toBeVisible());
    await expect(region.queryByText('Error saving branch')).toBeNull();
    await userEvent.click(region.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(region.getByText('Error saving branch')).toBeVisible());
  },
};

export const WordsStayWholeOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' }, locale: 'am' },
  tags: ['!visual'],
  play: async () => {
    const detail = 'ከኢንተርኔት ውጭ ነዎት። የጻፉት ተቀምጧል፤ መስመሩ ሲመለስ እንደገና ይሞክሩ። '.repeat(12);
    toasts.error('ዝግጅቱ አልተቀመጠም', { detail, action: { label: 'እንደገና ሞክር', onPress } });
    const region = await screen.findByRole('region', { name: 'መልእክቶች' });
    await expect(tornWords(region)).toEqual([]);
    const close = within(region).getByRole('button', { name: 'ዝጋ' });
    close.focus();
    await waitFor(() =>
      expect(close.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
    await expect(region.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Amharic: Story = {
  globals: { locale: 'am' },
  play: async () => {
    toasts.success('ዝግጅቱ በተሳካ ሁኔታ ተመዝግቧል!');
    toasts.error('ቅርንጫፉን ማስቀመጥ አልተቻለም', { detail: 'ከኢንተርኔት ውጭ ነዎት።' });
    await waitFor(() => expect(screen.getByRole('region', { name: 'መልእክቶች' })).toBeVisible());
  },
};

export const LeavesTheHeadOfThePageFree: Story = {
  play: async () => {
    toasts.success('20,000 Br received', { action: { label: 'Print receipt', onPress } });
    const region = await screen.findByRole('region', { name: 'Notifications' });
    const { left, bottom, top, width } = region.getBoundingClientRect();
    await expect(width).toBe(360);
    await expect(left).toBeLessThan(window.innerWidth / 2);
    await expect(window.innerHeight - bottom).toBeLessThan(40);
    await expect(top).toBeGreaterThan(window.innerHeight / 3);
  },
};

const shown = (show: () => void) => ({
  beforeEach: show,
  parameters: { docs: { story: { height: '200px' } } },
  render: () => <ToastRegion />,
});

/** The toast names the object and the change, and offers Undo. */
export const Do: Story = shown(() =>
  toasts.success('Branch Bole deleted', { action: { label: 'Undo', onPress: toasts.clear } }),
);

/** A decision must not disappear after a time: use a `ConfirmDialog`. */
export const Dont: Story = shown(() =>
  toasts.error('Error 409. Another user changed the event. Overwrite their changes?', {
    action: { label: 'OK', onPress: toasts.clear },
  }),
);
