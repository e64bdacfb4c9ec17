// Permits to work in 14 languages, behind a label and without one; what says that there is none, or is not understood, stays as text.
import { describe, expect, it } from 'vitest';
import { below, heading, readBelow } from './page.fixture.ts';

const withLine = (line: string) => readBelow(...below(40, 'maren@example.org', '+47 22 33 44 55', line));
const codes = (read: readonly { value: string }[]) => read.map(({ value }) => value).join();

describe('a permit', () => {
  it.each([
    ['Work permit: Switzerland', 'CH'],
    ['Work authorization: US, Canada', 'US,CA'],
    ['Authorized to work in the United States', 'US'],
    ['I am eligible to work in the EU.', 'EU'],
    ['✓ Right to work in the UK', 'GB'],
    ['Arbeitserlaubnis: unbefristet, Deutschland', 'DE'],
    ['Gültige Arbeitserlaubnis für die Schweiz', 'CH'],
    ['Permis de travail : nationalité suisse', 'CH'],
    ['Autorisation de travail en France', 'FR'],
    ['Permiso de trabajo: Unión Europea', 'EU'],
    ['Permiso de trabajo en España', 'ES'],
    ['Permesso di lavoro per la Svizzera', 'CH'],
    ['Permesso di soggiorno: UE di lungo periodo', 'EU'],
    ['Werkvergunning voor Nederland', 'NL'],
    ['Verblijfsvergunning: België', 'BE'],
    ['Autorização de trabalho em Portugal', 'PT'],
    ['Drept de muncă în Uniunea Europeană', 'EU'],
    ['Permis de muncă: Germania', 'DE'],
    ['Разрешение на работу: Россия, Казахстан', 'RU,KZ'],
    ['Разрешение на работу в Германии', 'DE'],
    ['Giấy phép lao động tại Nhật Bản', 'JP'],
    ['Thị thực: Úc', 'AU'],
    ['Permiso sa trabaho sa Singapore', 'SG'],
    ['就労資格：日本', 'JP'],
    ['日本での就労資格あり', 'JP'],
    ['工作许可：新加坡', 'SG'],
    ['持有新加坡工作许可', 'SG'],
    ['비자: 캐나다', 'CA'],
    ['캐나다 취업비자 보유', 'CA'],
  ])('%s is one for %s, to be checked, and no headline', (line, wanted) => {
    const cv = withLine(line);
    expect([codes(cv.permits), cv.rest, cv.headline]).toEqual([wanted, [], undefined]);
    expect(cv.permits.every(({ doubt }) => doubt === 'check')).toBe(true);
  });

  it.each([
    'Work permit: none',
    'Visa: needs sponsorship in Germany',
    'Visa status: H-1B, sponsorship required',
    'Arbeitserlaubnis: keine',
    '在留資格：日本人の配偶者等',
    'Nationality: Klingon',
  ])('%s is none, and is kept as it stands', (line) => {
    const cv = withLine(line);
    expect([codes(cv.permits), codes(cv.nationalities), cv.rest]).toEqual(['', '', [{ lines: [line] }]]);
  });

  it('that is not needed is one all the same', () => {
    expect(codes(withLine('Arbeitserlaubnis: nicht erforderlich (EU-Bürgerin)').permits)).toBe('EU');
    expect(codes(withLine('Work permit: not required (Swiss)').permits)).toBe('CH');
  });

  it('stands among other details of a line, and below a heading of its own', () => {
    const beside = withLine('github.com/maren  ✓ Authorized to work in the United States');
    expect([codes(beside.permits), codes(beside.links)]).toEqual(['US', expect.stringContaining('github.com/maren')]);
    const headed = readBelow(
      ...below(40, 'maren@example.org', '+47 22 33 44 55'),
      heading(100, 'Work permits'),
      ...below(120, 'Switzerland', 'Norway', 'Until the end of my studies'),
      heading(200, 'Skills'),
      ...below(220, 'Welding'),
    );
    expect(codes(headed.permits)).toBe('CH,NO');
    expect(headed.rest).toEqual([{ heading: 'Work permits', lines: ['Until the end of my studies'] }]);
  });
});
