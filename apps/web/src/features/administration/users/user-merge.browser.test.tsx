// Two accounts of one person: what becomes of both is shown before it is done, why it is not, and that it is undone.
import { unmount, until } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, consoleStage, press, testLooks, text } from '../../../testing/console-stage.tsx';
import { problem } from '../../../testing/replies.ts';
import type { MergePreview, UserCard } from '../queries.ts';
import { MergeLook } from './merge-look.tsx';
import { UserMerges } from './user-merges.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  unmount();
  localStorage.clear();
});

const { open, sent } = consoleStage(['admin', 'admin-users', 'admin-user', 'admin-user-merge']);
const [KEPT, GONE] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];
const LONG = 'Institute for Advanced Studies of Economics, Administration and Everything Else of the Northern Provinces';
const account = (id: string, name: string, email: string) => ({
  id, name, email, createdAt: '2026-03-01T10:00:00.000Z', lastUsedAt: null, verifiedAt: [LONG],
}); // biome-ignore format: a row
const PREVIEW: MergePreview = {
  kept: account(KEPT, 'Ada Berg', 'ada@nordic.example'),
  merged: account(GONE, LONG, `${'ada.berg'.repeat(7)}@private.example`),
  refusal: null,
  kinds: [
    { kind: 'applications', moves: 3, stays: 1 },
    { kind: 'verification', moves: 0, stays: 1 },
  ],
  sameSchools: [{ name: LONG, isKeptVerified: false, isMergedVerified: true }],
  mark: 'applications:3:1 verification:0:1',
};
const look = <MergeLook keptId={KEPT} otherId={GONE} />;
const answerDialog = async (name: string) => {
  await until(() => document.querySelector('[role="alertdialog"]') !== null);
  await userEvent.click(
    [...document.querySelectorAll<HTMLElement>('[role="alertdialog"] button')].find((one) => one.textContent === name)!,
  );
};

// @rule account.19
describe('what becomes of two accounts', () => {
  testLooks('the look at both', open, look, () => PREVIEW);
  testLooks('what is not merged', open, look, () => ({ ...PREVIEW, refusal: 'staff', kinds: [] }));

  test('is told by kind, with what both have, and what would be lost', async () => {
    await open(look, () => PREVIEW);
    await until(() => text().includes('Applications'));
    for (const words of [
      'Moves: 3',
      'In both: 1',
      'Keep that one instead, or the person has to verify again.',
      'Until then the merge can be undone.',
    ])
      expect(text()).toContain(words);
  });

  test('is done after a question, as it was shown', async () => {
    await open(look, () => PREVIEW);
    await press('Merge these accounts');
    await until(() => text().includes('Entries that move to ada@nordic.example: 3. In both accounts: 2.'));
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
    await answerDialog('Merge these accounts');
    await until(() => sent.some(({ method }) => method === 'POST'));
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: `/api/v1/admin/users/${KEPT}/merge`,
      body: { otherId: GONE, mark: PREVIEW.mark },
    });
  });

  test('is looked at again where it changed meanwhile', async () => {
    await open(look, (_path, method) => (method === 'POST' ? problem('users.merge_changed', 409) : PREVIEW));
    await press('Merge these accounts');
    await answerDialog('Merge these accounts');
    await until(() => text().includes('One of the accounts has changed in the meantime.'));
    await until(() => sent.filter(({ method }) => method === 'GET').length > 1);
  });

  test('is nothing where it may not be done: the page says why, and has no button', async () => {
    await open(look, () => ({ ...PREVIEW, refusal: 'administrator', kinds: [], sameSchools: [] }));
    await until(() => text().includes('One of them administers the platform.'));
    expect(button('Merge these accounts')).toBeUndefined();
  });
});

// @rule account.21
describe('the card of an account', () => {
  const card = (changes: Partial<UserCard>) => ({ id: GONE, mergedInto: null, mergedFrom: [], ...changes }) as UserCard;
  const into = { id: KEPT, name: LONG, email: 'ada@nordic.example', undoUntil: '2026-03-08T10:00:00.000Z' };
  testLooks('a merged account', open, <UserMerges user={card({ mergedInto: into })} />);
  testLooks('one that took another over', open, <UserMerges user={card({ mergedFrom: [into] })} />);

  test('undoes a merge after a question', async () => {
    await open(<UserMerges user={card({ mergedInto: into })} />, () => card({}));
    await press('Undo the merge');
    await answerDialog('Undo the merge');
    await until(() => sent.length > 0);
    expect(sent[0]).toMatchObject({ method: 'DELETE', path: `/api/v1/admin/users/${GONE}/merge` });
  });

  test('has no undo once the week is over', async () => {
    await open(<UserMerges user={card({ mergedInto: { ...into, undoUntil: null } })} />, () => card({}));
    await until(() => text().includes('This account was merged into'));
    expect(button('Undo the merge')).toBeUndefined();
  });
});
