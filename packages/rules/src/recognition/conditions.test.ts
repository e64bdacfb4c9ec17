import { describe, expect, it } from 'vitest';
import { recogniseConditions, type SaidConditions } from './conditions.ts';
import { splitWords } from './words.ts';

const NOTHING: SaidConditions = { workplace: undefined, isRemote: false, marks: [], starts: undefined };
const inText = (text: string) => recogniseConditions(NOTHING, splitWords(text));
const said = (given: Partial<SaidConditions>, text = '') => recogniseConditions({ ...NOTHING, ...given }, splitWords(text));

describe('where one works', () => {
  it.each([
    ['hybrid', 'hybrid'], ['Hybrid / 2 days in the office', 'hybrid'], ['ON_SITE', 'on_site'], ['On-site', 'on_site'], ['In office', 'on_site'],
    ['Remote', 'remote'], ['TELECOMMUTE', 'remote'], ['Home office', 'remote'], ['Télétravail', 'remote'], ['Présentiel', 'on_site'],
    ['Remote, On-site', null], ['Other', null], ['', null],
  ] as const)('a field: %j is %s', (field, workplace) => expect(said({ workplace: field }).workplace).toBe(workplace)); // biome-ignore format: a table

  it('a field wins over places, places over the text', () => {
    expect(said({ workplace: 'hybrid', isRemote: true }).workplace).toBe('hybrid');
    expect(said({ isRemote: true }, 'This is a hybrid position.').workplace).toBe('remote');
  });

  it.each([
    ['You work in a hybrid model, two days at home.', 'hybrid'], ['Wir bieten hybrides Arbeiten.', 'hybrid'], ['Un poste hybride à Lyon.', 'hybrid'],
    ['Modalidad híbrida en Madrid', 'hybrid'], ['Modalità ibrida, due giorni a casa', 'hybrid'], ['Hybride werken is de norm', 'hybrid'],
    ['Regime híbrido em São Paulo', 'hybrid'], ['Lucru hibrid în Cluj', 'hybrid'], ['Гибридный формат работы', 'hybrid'], ['Làm việc kết hợp', 'hybrid'],
    ['支持混合办公。', 'hybrid'], ['ハイブリッド勤務です。', 'hybrid'], ['하이브리드 근무 가능', 'hybrid'],
    ['This role is fully remote.', 'remote'], ['Die Stelle ist komplett remote.', 'remote'], ['Le poste est en télétravail complet.', 'remote'],
    ['Trabajo totalmente remoto', 'remote'], ['Si lavora interamente da remoto', 'remote'], ['Je werkt volledig thuis.', 'remote'],
    ['Работа полностью удалённая', 'remote'], ['フルリモート勤務です。', 'remote'], ['可完全远程办公', 'remote'], ['전면 재택근무', 'remote'], ['Công việc hoàn toàn từ xa', 'remote'],
    ['This is an on-site position.', 'on_site'], ['Arbeit ausschließlich vor Ort', 'on_site'], ['Poste en présentiel', 'on_site'],
    ['Trabajo presencial en Sevilla', 'on_site'], ['Lavoro in presenza', 'on_site'], ['Trabalho presencial', 'on_site'], ['出社必須', 'on_site'],
  ] as const)('a text: %s', (text, workplace) => expect(inText(text).workplace).toBe(workplace)); // biome-ignore format: a table

  it.each([
    'You develop hybrid vehicles.', 'Experience with hybrid cloud and remote sensing', 'Remote support of our on-site customers',
    'This is not a remote position.', 'Fully remote or hybrid working, as you like.', 'Wir bauen Hybridmotoren.', '',
  ])('a text that does not tell: %j', (text) => expect(inText(text).workplace).toBeNull()); // biome-ignore format: a list
});

describe('whether it is paid', () => {
  it.each([
    ['This is an unpaid internship.', 'unpaid'], ['Unbezahltes Praktikum in Köln', 'unpaid'], ['Stage non rémunéré', 'unpaid'], ['Prácticas no remuneradas', 'unpaid'],
    ['Tirocinio non retribuito', 'unpaid'], ['Onbetaalde stage', 'unpaid'], ['Estágio não remunerado', 'unpaid'], ['Stagiu neplătit', 'unpaid'],
    ['Неоплачиваемая стажировка', 'unpaid'], ['Thực tập không lương', 'unpaid'], ['无薪实习', 'unpaid'], ['無給インターン', 'unpaid'], ['무급 인턴', 'unpaid'],
    ['A paid internship in Oslo', 'paid'], ['Vergütetes Praktikum', 'paid'], ['Stage rémunéré', 'paid'], ['Prácticas remuneradas', 'paid'], ['带薪实习', 'paid'],
  ] as const)('%s', (text, pay) => expect(inText(text).pay).toBe(pay)); // biome-ignore format: a table

  it.each([
    'Unpaid leave is possible.',
    'No unpaid overtime',
    'Paid holidays',
    'Paid and unpaid internships',
    '无薪假',
    'Bezahlter Urlaub',
  ])('a text that does not tell: %s', (text) => expect(inText(text).pay).toBeNull());
  it('volunteers are not paid, unless the text says so', () => {
    expect(said({ marks: ['volunteer'] }).pay).toBe('unpaid');
    expect(said({ marks: ['volunteer'] }, 'A paid position').pay).toBeNull();
  });
});

describe('a start as soon as possible', () => {
  it.each(['ASAP', 'immediately', 'ab sofort', 'Dès que possible', 'Inmediata', '尽快'])('a field: %s', (starts) => {
    expect(said({ starts }).startsNow).toBe(true);
  });
  it.each([
    'We are looking for support ab sofort.', 'zum nächstmöglichen Zeitpunkt', 'Immediate start', 'Incorporación inmediata', 'Inizio immediato', 'Per direct',
    'Início imediato', 'Prise de poste immédiate', 'Готовность приступить сразу', 'Đi làm ngay', '可立即入职', '即日勤務', '즉시 입사',
  ])('a text: %s', (text) => expect(inText(text).startsNow).toBe(true)); // biome-ignore format: a list
  it.each(['2027-02-01', 'September', ''])('no field: %j', (starts) => expect(said({ starts }).startsNow).toBe(false));
  it.each(['Tell us as soon as possible.', 'You see results immediately.', 'Melde dich so bald wie möglich.'])('no text: %s', (text) => {
    expect(inText(text).startsNow).toBe(false);
  });
});

describe('the work permit', () => {
  it.each([
    ['Visa sponsorship is available.', 'sponsored'], ['We offer visa sponsorship.', 'sponsored'], ['Unterstützung beim Visum', 'sponsored'],
    ['Визовая поддержка', 'sponsored'], ['ビザサポートあり', 'sponsored'], ['비자 지원', 'sponsored'], ['协助办理工作签证', 'sponsored'],
    ['No visa sponsorship.', 'permit_needed'], ['We do not offer visa sponsorship.', 'permit_needed'], ['Visa sponsorship is not available.', 'permit_needed'],
    ['We are unable to sponsor.', 'permit_needed'], ['You must have the right to work in the UK.', 'permit_needed'], ['Gültige Arbeitserlaubnis', 'permit_needed'],
    ['Permis de travail valide', 'permit_needed'], ['Permiso de trabajo en vigor', 'permit_needed'], ['Geldige werkvergunning', 'permit_needed'],
    ['비자 지원 불가', 'permit_needed'], ['ビザサポートなし', 'permit_needed'], ['不提供签证', 'permit_needed'],
  ] as const)('%s', (text, sponsorship) => expect(inText(text).sponsorship).toBe(sponsorship)); // biome-ignore format: a table
  it.each(['Our sponsors help athletes.', 'Visa card', 'Visa sponsorship is available in the US; no visa sponsorship elsewhere.'])(
    'does not tell: %s',
    (text) => {
      expect(inText(text).sponsorship).toBeNull();
    },
  );
  it('a mark of the feed wins over the text', () => {
    expect(said({ marks: ['no_visa_sponsorship'] }, 'Visa sponsorship is available').sponsorship).toBe('permit_needed');
    expect(said({ marks: ['visa_sponsorship'] }).sponsorship).toBe('sponsored');
  });
});
