import { expect, it } from 'vitest';
import { meansRemote } from './asked-remote.ts';

it.each(['remote', 'Remote', 'Homeoffice', 'home office', 'télétravail', 'da remoto', 'teletrabajo', 'удалённо', '在宅', '远程', '재택'])(
  '%s is work from anywhere',
  (words) => expect(meansRemote(words)).toBe(true),
);

it.each(['', 'Berlin', 'Remote, Oregon', 'remote Berlin', 'remote control engineer', 'zzqqxx'])('"%s" is not that alone', (words) =>
  expect(meansRemote(words)).toBe(false),
);
