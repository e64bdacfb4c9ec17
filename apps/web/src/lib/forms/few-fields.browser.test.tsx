import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useFewFields } from './few-fields.ts';

let root: Root;
let sent: object[];
let goesOn: () => void;
let say: (message: string) => void;
let reset: () => void;

/** `short`: the second field is not shown. */
function Form({ short = false }: { short?: boolean }) {
  const form = useFewFields({ one: 'kept', two: '' });
  const { register, handleSubmit, errors, isSubmitting, setError, typed } = form;
  reset = form.reset;
  say = (message) => setError('root', message);
  const send = (fields: object) => {
    sent.push(fields);
    return new Promise<void>((resolve) => (goesOn = resolve));
  };
  return (
    <form onSubmit={handleSubmit(send)} noValidate>
      <input {...register('one', { required: 'One is missing', deps: ['two'] })} />
      {short ? null : <input {...register('two', { validate: (value, { one }) => value === one || 'They differ' })} />}
      <button type="submit">Send</button>
      <output>{[errors.root, errors.one, errors.two].map((error) => error?.message ?? '').join('|')}</output>
      <output>{`${isSubmitting} ${typed('one')}`}</output>
    </form>
  );
}

const show = (short = false) => flushSync(() => root.render(<Form short={short} />));
const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
const said = (at = 0) => document.querySelectorAll('output')[at]?.textContent;
const press = () => userEvent.click(document.querySelector('button')!);

beforeEach(() => {
  sent = [];
  root = createRoot(document.body.appendChild(document.createElement('div')));
  show();
});
afterEach(() => root.unmount());

test('nothing is said before it is sent; then the first wrong field has the focus, and each is checked as it is typed, with what hangs on it', async () => {
  await userEvent.fill(field('one'), '');
  expect(said()).toBe('||');
  await press();
  expect(said()).toBe('|One is missing|');
  await expect.poll(() => document.activeElement).toBe(field('one'));
  await userEvent.type(field('one'), 'ab');
  expect(said()).toBe('||They differ');
  await userEvent.type(field('two'), 'ab');
  expect(said()).toBe('||');
  expect(sent).toEqual([]);
});

test('what fills in a field without saying so is sent', async () => {
  field('one').value = 'by a manager';
  field('two').value = 'by a manager';
  await press();
  expect(sent).toEqual([{ one: 'by a manager', two: 'by a manager' }]);
  expect(said(1)).toBe('true by a manager');
  goesOn();
  await expect.poll(() => said(1)).toBe('false by a manager');
});

test('a field that is not shown is not checked, keeps what was typed, and stands there again', async () => {
  await userEvent.fill(field('two'), 'other');
  show(true);
  await press();
  expect(sent).toEqual([{ one: 'kept', two: 'other' }]);
  show();
  expect(field('two').value).toBe('other');
});

test('what somebody else found wrong stands until it is sent again', async () => {
  flushSync(() => say('Refused'));
  expect(said()).toBe('Refused||');
  await userEvent.fill(field('two'), 'kept');
  expect(said()).toBe('Refused||');
  await press();
  expect(said()).toBe('||');
});

test('it begins anew: fields as they were, nothing said, and nothing checked before it is sent again', async () => {
  await userEvent.fill(field('one'), '');
  await userEvent.fill(field('two'), 'other');
  await press();
  flushSync(() => say('Refused'));
  expect(said()).toBe('Refused|One is missing|They differ');
  flushSync(() => reset());
  expect([said(), said(1), field('one').value, field('two').value]).toEqual(['||', 'false kept', 'kept', '']);
  await userEvent.fill(field('two'), 'differs');
  expect(said()).toBe('||');
  await userEvent.fill(field('two'), 'kept');
  await press();
  expect(sent).toEqual([{ one: 'kept', two: 'kept' }]);
});
