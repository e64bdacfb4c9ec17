import { describe, expect, test } from 'vitest';
import { entriesAfter, entriesOf, fieldsAfter, fieldsOf } from './profile-changes.ts';
import {
  afterConflict,
  changedSections,
  entryOps,
  fieldsOp,
  type PreferenceFields,
  placedFaults,
  preferencesOp,
  type SkillValue,
  sectionsOf,
  skillsOp,
} from './profile-ops.ts';

const link = (id: string, name: string) => ({ id, value: { name, value: `https://${name}.example.org` } });
const links = entriesOf([link('a', 'one'), link('b', 'two'), link('c', 'three')]);

describe('ops of a list section', () => {
  test('nothing changed: none', () => {
    expect(entryOps(links)).toBeUndefined();
  });
  test('what is removed goes first, then updates, then what is new; temporary ids are not sent', () => {
    let state = entriesAfter(links, { type: 'add', value: { name: 'four', value: 'https://four.example.org' } });
    state = entriesAfter(state, { type: 'edit', id: 'b', change: { name: 'zwei' } });
    state = entriesAfter(state, { type: 'remove', id: 'c' });
    expect(entryOps(state)).toEqual([
      { op: 'delete', value: { id: 'c' } },
      { op: 'update', value: { id: 'b', name: 'zwei', value: 'https://two.example.org' } },
      { op: 'create', value: { name: 'four', value: 'https://four.example.org' } },
    ]);
  });
  test('a section may say how its values travel, knowing the original', () => {
    const state = entriesAfter(links, { type: 'edit', id: 'a', change: { name: 'uno' } });
    const wire = (value: { name: string }, original?: { name: string }) => ({ title: value.name, was: original?.name });
    expect(entryOps(state, wire)).toEqual([{ op: 'update', value: { id: 'a', title: 'uno', was: 'one' } }]);
  });
});

test('fields: the changed ones alone', () => {
  const state = fieldsOf({ firstName: 'Ada', lastName: '' });
  expect(fieldsOp(state)).toBeUndefined();
  expect(fieldsOp(fieldsAfter(state, { type: 'edit', change: { lastName: 'Lovelace' } }))).toEqual({
    op: 'update',
    value: { lastName: 'Lovelace' },
  });
});

test('skills travel as additions and removals', () => {
  let state = entriesOf<SkillValue & { name: string }>([{ id: 's1', value: { skillId: 7, customSkillName: null, name: 'SQL' } }]);
  expect(skillsOp(state)).toBeUndefined();
  state = entriesAfter(state, { type: 'add', value: { skillId: null, customSkillName: 'Beekeeping', name: 'Beekeeping' } });
  state = entriesAfter(state, { type: 'remove', id: 's1' });
  expect(skillsOp(state)).toEqual({
    op: 'update',
    value: { addSkills: [{ skillId: null, customSkillName: 'Beekeeping' }], removeSkills: ['s1'] },
  });
});

describe('ops of the preferences', () => {
  const read: PreferenceFields = {
    openToJobs: true,
    eligibleForRelocation: null,
    memberOfLGBTQCommunity: null,
    eligibleWorkLocation: null,
    workPreferences: ['internship'],
    sectors: ['consulting', 'energy'],
    careerFields: [],
    employers: [
      { employerId: 4, name: 'Fjord' },
      { employerId: null, name: 'My aunt' },
    ],
  };
  const op = (change: Partial<PreferenceFields>) => preferencesOp(fieldsAfter(fieldsOf(read), { type: 'edit', change }));
  test.each<[string, Partial<PreferenceFields>, object | undefined]>([
    ['nothing', {}, undefined],
    ['sectors in another order', { sectors: ['energy', 'consulting'] }, undefined],
    ['one sector for another', { sectors: ['consulting', 'retail'] }, { addPreferredSectors: ['retail'], removePreferredSectors: ['energy'] }],
    ['a career field', { careerFields: ['finance'] }, { addPreferredCareerFields: ['finance'] }],
    ['no longer open', { openToJobs: false, workPreferences: [] }, { openToJobs: false, workPreferences: [] }],
    ['an answer taken back is null', { eligibleForRelocation: true }, { eligibleForRelocation: true }],
    [
      'employers in another order: all of them, with their places',
      { employers: [{ employerId: null, name: 'My aunt' }, { employerId: 4, name: 'Fjord' }] },
      { preferredEmployers: [{ employerId: 4, order: 1 }], addCustomEmployers: [{ name: 'My aunt', order: 0 }] },
    ],
    ['no employers: both lists empty', { employers: [] }, { preferredEmployers: [], addCustomEmployers: [] }],
  ])('%s', (_, change, value) => {
    expect(op(change)).toEqual(value ? { op: 'update', value } : undefined);
  }); // biome-ignore format: a table
});

test('a save with no section is none', () => {
  expect(sectionsOf({ languages: undefined, links: [] })).toEqual(['links']);
  expect(sectionsOf({})).toEqual([]);
});

describe('where a fault belongs', () => {
  let state = entriesAfter(links, { type: 'add', value: { name: '', value: '' } });
  state = entriesAfter(state, { type: 'remove', id: 'a' });
  test.each([
    ['/ops/links/1/value/name', { section: 'links', entry: 'new-1', field: 'name' }],
    ['/ops/links/1/value/value', { section: 'links', entry: 'new-1', field: 'value' }],
    ['/ops/links/0', { section: 'links', entry: 'a' }],
    ['/ops/links', { section: 'links' }],
    ['/ops/links/9/value/name', { section: 'links', field: 'name' }],
    ['/ops/user/value/phoneNumber', { section: 'user', field: 'phoneNumber' }],
    ['/ops/preferences/value/addPreferredSectors/0', { section: 'preferences', field: 'addPreferredSectors' }],
    ['', { section: '' }],
  ])('%s', (pointer, place) => {
    expect(placedFaults([{ pointer, code: 'x' }], { links: state })).toEqual([{ ...place, code: 'x' }]);
  });
});

describe('after a 409', () => {
  const values: Record<string, unknown> = { languages: ['nb'], links: ['x'] };
  const base = (section: string) => values[section];
  test.each([
    ['nothing of mine changed: retry', ['links'], ['languages'], base, 'retry'],
    ['one of mine changed: ask', ['links', 'languages'], ['languages'], base, 'ask'],
    ['one of mine changed after the refusal: ask', ['links'], ['languages'], () => ['y'], 'ask'],
  ] as const)('%s', (_, saved, changed, fresh, expected) => {
    expect(afterConflict(saved, changed, base, fresh)).toBe(expected);
  });
  test('the sections are read from the pointers, each once', () => {
    expect(
      changedSections([
        { pointer: '/links', code: 'c' },
        { pointer: '/links/0', code: 'c' },
        { pointer: '/user', code: 'c' },
      ]),
    ).toEqual(['links', 'user']);
  });
});
