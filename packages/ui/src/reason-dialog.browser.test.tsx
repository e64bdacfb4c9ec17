import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DialogProvider, useDialogs } from './dialog-stack.tsx';
import { mount, unmount, until, violations } from './mount.tsx';
import { type ReasonProps, reasonDialog } from './reason-dialog.tsx';

afterEach(unmount);

const TEXTS = { close: 'Close', ok: 'OK', cancel: 'Cancel', loading: 'Loading', errorTitle: 'Error', failed: 'Failed', missing: 'Missing' };
const PROPS: ReasonProps = {
  title: 'Reject',
  text: 'Ada is told.',
  label: 'Reason',
  confirmLabel: 'Reject',
  cancelLabel: 'Cancel',
  danger: true,
};
let given: (string | undefined)[] = [];

function Opener(props: Partial<ReasonProps>) {
  const dialogs = useDialogs();
  return (
    <button type="button" onClick={async () => given.push(await dialogs.open(reasonDialog, { ...PROPS, ...props }))}>
      Open
    </button>
  );
}
async function open(props: Partial<ReasonProps> = {}) {
  given = [];
  await mount(
    <DialogProvider texts={TEXTS}>
      <Opener {...props} />
    </DialogProvider>,
  );
  await userEvent.click(document.querySelector('main button')!);
  await until(() => document.querySelector('dialog textarea') !== null);
}
const confirm = () => [...document.querySelectorAll<HTMLButtonElement>('dialog button')].find((button) => button.textContent === 'Reject')!;

test('a decision waits for its reason, and gives it trimmed', async () => {
  await open();
  await until(() => confirm().disabled);
  expect(await violations()).toEqual([]);
  await userEvent.fill(document.querySelector('dialog textarea')!, '  No proof of study.  ');
  await until(() => !confirm().disabled);
  await userEvent.click(confirm());
  await until(() => given.length === 1);
  expect(given).toEqual(['No proof of study.']);
});

test('a canned text is there to begin with, a failed decision keeps the words, and who closes decides nothing', async () => {
  const canned = { label: 'Template', emptyLabel: 'None', texts: [{ title: 'Blurred', text: 'The picture cannot be read.' }] };
  await open({ canned, onConfirm: () => Promise.reject(new Error('no')), failedText: 'Not sent' });
  await userEvent.selectOptions(document.querySelector('dialog select')!, '0');
  await until(() => document.querySelector('textarea')!.value === 'The picture cannot be read.');
  await userEvent.click(confirm());
  await until(() => document.querySelector('dialog [role="alert"]')?.textContent === 'Not sent');
  expect(document.querySelector('textarea')!.value).toBe('The picture cannot be read.');
  await userEvent.keyboard('{Escape}');
  await until(() => given.length === 1);
  expect(given).toEqual([undefined]);
});
