// @rule search.34
import { describe, expect, it } from 'vitest';
import { conceptDictionary } from './concept-dictionary.ts';
import RULES from './task-rules.json' with { type: 'json' };
import WORDS from './task-words.json' with { type: 'json' };
import { conceptOf } from './terms.ts';
import { readUnits } from './units.ts';

const asked = (text: string) => readUnits(text, false).flatMap(({ terms }) => terms.flatMap((term) => conceptOf(term) ?? []));

describe('who says what is done asks for who does it (search.34)', () => {
  it.each([
    ['fixing computers for my colleagues', 'it-support-specialist'],
    ['Rechner und Server reparieren', 'it-support-specialist'],
    ['réparer les ordinateurs', 'it-support-specialist'],
    ['arreglar los ordenadores de la oficina', 'it-support-specialist'],
    ['aiutare gli anziani nelle cose di tutti i giorni', 'elderly-carer'],
    ['cuidar de idosos em casa', 'elderly-carer'],
    ['voor ouderen zorgen', 'elderly-carer'],
    ['să am grijă de bătrâni', 'elderly-carer'],
    ['ухаживать за пожилыми людьми', 'elderly-carer'],
    ['chăm sóc người già', 'elderly-carer'],
    ['mag-alaga ng matatanda', 'elderly-carer'],
    ['建物を管理して部屋を貸す仕事', 'property-manager'],
    ['건물이나 집을 관리하고 세를 놓는 일', 'property-manager'],
    ['给同事修各种电脑', 'it-support-specialist'],
    ['laver des voitures', 'car-washer'],
    ['учить людей водить машину', 'driving-instructor'],
    ['diseñar envases', 'packaging-engineer'],
    ['꽃을 파는 일', 'florist'],
  ])('"%s": %s', (text, concept) => expect(asked(text)).toContain(concept));

  it('asks for who does it to both things, where those together are another work', () => {
    expect(asked('병원에서 아픈 아이들을 돌보는 일')).toContain('pediatric-nurse');
    expect(asked('병원에서 아픈 아이들을 돌보는 일')).not.toContain('childcare-worker');
  });

  it('is told by a verb and a thing of one language, and by none alone', () => {
    expect(asked('computers')).not.toContain('it-support-specialist');
    expect(asked('fixing ordenadores')).not.toContain('it-support-specialist');
  });

  it('is none of short words without their accents, which other languages have', () => {
    expect(asked('prácticas que no son para mi')).not.toContain('beautician');
    expect(asked('cham soc nguoi gia')).toContain('elderly-carer');
  });

  it('is none of where it is done in Korean, nor of a slip beside the name of a field', () => {
    expect(asked('시청에서 서류 정리하는 일')).not.toContain('civil-servant');
    expect(asked('소아과 간호싸 영국')).toContain('pediatrics');
    expect(asked('소아과 간호싸 영국')).not.toContain('pediatric-nurse');
  });

  it('is parted by a comma, by many words and by an employer between', () => {
    expect(asked('repair, computers')).not.toContain('it-support-specialist');
    expect(asked('ロボットの会社で設計')).not.toContain('robotics-engineer');
  });

  it.each([
    ['contabilitate sau audit', 'accounting'],
    ['Krankenhaus London Pflege', 'nursing'],
    ['간호사로 3년 일했고 아이엘츠도 준비했어요', 'nurse'],
  ])('is none of names beside each other, of a place between, nor of a part of a word: "%s"', (text, concept) => {
    expect(asked(text)).toContain(concept);
    expect(asked(text)).not.toContain('childcare-worker');
    expect(asked(text)).not.toContain('auditor');
    expect(asked(text)).not.toContain('nursing-assistant');
  });

  it('stands behind what is called by a name of its own', () => {
    expect(asked('computer repair technician jobs')).not.toContain('system-administrator');
  });
});

describe('the list', () => {
  const { verbs, things } = WORDS as Record<'verbs' | 'things', Record<string, Record<string, string>>>;
  const parts = RULES.tasks.map((task) => task.split(' | ').map((part) => part.split(',')));

  it('has verbs and things that have words, and concepts that are there', () => {
    const lost = parts.flatMap(([verb, thing, concepts]) => [
      ...verb!.filter((one) => !verbs[one]),
      ...thing!.filter((one) => !things[one]),
      ...concepts!.filter((one) => conceptDictionary().numberOf(one) === undefined),
    ]);
    expect(lost).toEqual([]);
  });

  it('has words in every language for each', () => {
    const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'ro', 'ru', 'vi', 'fil', 'ja', 'zh', 'ko'];
    const missing = Object.entries({ ...verbs, ...things }).flatMap(([name, lines]) =>
      languages.filter((one) => !lines[one]?.trim()).map((one) => `${name} ${one}`),
    );
    expect(missing).toEqual([]);
  });

  it('uses every word', () => {
    const used = new Set(parts.flatMap(([verb, thing]) => [...verb!, ...thing!]));
    expect([...Object.keys(verbs), ...Object.keys(things)].filter((one) => !used.has(one))).toEqual([]);
  });
});
