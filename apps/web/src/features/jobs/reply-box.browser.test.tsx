// How soon an answer comes, beside a posting.
import { unmount } from '@fairway/ui/mount';
import { afterEach, describe, expect, test } from 'vitest';
import { consoleStage, testLooks, text } from '../../testing/console-stage.tsx';
import { ReplyBox } from './components/reply-box.tsx';

const LONG = 'Gesellschaft-für-außerordentlich-lange-Unternehmensbezeichnungen-ohne-jeden-Zwischenraum';
const { open } = consoleStage(['jobdetail']);
afterEach(() => unmount());

describe('replies beside a posting (applications.13, applications.15)', () => {
  const lines = ['Promises an answer within 14 days', `${LONG} usually answers within 6 days, 92% of 48 applications answered`, 'إعلان'];
  const box = <ReplyBox replies={{ heading: 'Replies', lines }} />;

  testLooks('the box', open, box);

  test('says the lines in their order, below their heading', async () => {
    await open(box, () => ({}));
    expect(text()).toContain(lines.join(''));
    expect(document.querySelector('section')?.getAttribute('aria-labelledby')).toBe(document.querySelector('h2')?.id);
  });
});
