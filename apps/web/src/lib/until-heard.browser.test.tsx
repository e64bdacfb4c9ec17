import { pause, until } from '@fairway/ui/mount';
import { expect, test } from 'vitest';
import { sayUntilHeard } from './until-heard.ts';

test('what is said before anybody listens is heard once by who comes', async () => {
  sayUntilHeard('fairway:trial');
  await pause(150);
  let heard = 0;
  const listen = (event: Event) => {
    heard += 1;
    event.preventDefault();
  };
  window.addEventListener('fairway:trial', listen);
  await until(() => heard > 0);
  await pause(300);
  window.removeEventListener('fairway:trial', listen);
  expect(heard).toBe(1);
});
