import { expect, it } from 'vitest';
import { askedRecordId, recordId } from './record-ids.ts';

const ID = '018F0000-0000-7000-8000-000000000001';

it.each([undefined, null, '', ' ', 'programs', 'filters', 'export.csv', '12', `${ID}/file`, `${ID} `, '../users', '%00'])(
  'what is no id is none, and is asked for as nobody’s: %s',
  (text) => {
    expect(recordId(text)).toBeUndefined();
    expect(askedRecordId(text ?? undefined)).toBe('00000000-0000-0000-0000-000000000000');
  },
);

it('an id is itself, however it is written', () => {
  for (const id of [ID, ID.toLowerCase()]) expect([recordId(id), askedRecordId(id)]).toEqual([id, id]);
});
