// A person and a layout become a CV: its sections in their order with their headings, and what can be read there (truth).

import type { SectionKey } from './bank-shape.ts';
import { BANKS } from './banks.ts';
import type { Block, DrawnCv, Section } from './blocks.ts';
import { choices, pick } from './chance.ts';
import { writeContact } from './contact.ts';
import { writeEducation } from './education.ts';
import { writeHobbies, writeLicence, writeProjects, writeReferences, writeSign, writeSummary } from './extras.ts';
import type { Level } from './factors.ts';
import { type Hand, makeHand } from './hand.ts';
import type { Layout } from './layout.ts';
import { writeCertificates, writeLanguages, writeMemberships, writeSkills } from './listed.ts';
import type { Person } from './people.ts';
import { writeWork } from './work.ts';

type Bodies = Record<Exclude<SectionKey, 'contact'>, Block[]>;

const ORDERS: Record<Level<'order'>, SectionKey[]> = {
  'work-first': ['work', 'education', 'skills', 'languages'],
  'edu-first': ['education', 'work', 'skills', 'languages'],
  'skills-first': ['skills', 'work', 'education', 'languages'],
  'langs-before-work': ['languages', 'work', 'education', 'skills'],
};
const LAST: SectionKey[] = ['certificates', 'memberships', 'projects', 'hobbies', 'licence', 'references'];
const BETWEEN: SectionKey[] = ['certificates', 'memberships', 'projects'];
const COMMON_HEADINGS = 3;

/** Keys of the sections in their order. Some put what others have last between the two histories. */
function sectionKeys(layout: Layout): SectionKey[] {
  const order = ORDERS[layout.get('order')];
  const between = layout.get('extras') === 'between' ? BETWEEN : [];
  const at = order[0] === 'work' || order[0] === 'education' ? 1 : 2;
  const last = LAST.filter((key) => !between.includes(key));
  return ['personal', 'profile', ...order.slice(0, at), ...between, ...order.slice(at), ...last];
}

/** What stands at the side, or in the second column. */
function sideKeys({ page, isSidebar, layout }: Hand): SectionKey[] {
  if (page === 'two-columns') {
    const isEducation = layout.peek('order') === 'work-first' || layout.peek('order') === 'skills-first';
    return [
      'skills',
      'languages',
      'hobbies',
      'licence',
      'certificates',
      'memberships',
      'references',
      ...(isEducation ? ['education' as const] : []),
    ];
  }
  if (!isSidebar) return [];
  const side = layout.get('side');
  if (side === 'contact-only') return ['personal'];
  return ['skills', 'languages', 'hobbies', 'licence', 'personal', ...(side === 'with-education' ? ['education' as const] : [])];
}

function headingOf(key: SectionKey, { bank, layout }: Hand): string {
  const words = choices(bank.headings[key]);
  const rarer = words.slice(COMMON_HEADINGS);
  const list = layout.get('headword') === 'rarer' && rarer.length > 0 ? rarer : words.slice(0, COMMON_HEADINGS);
  const text = pick(list, layout.random(`word${key}`)());
  if (layout.get('head') !== 'bilingual') return text;
  const english = choices(BANKS.en.headings[key]).slice(0, COMMON_HEADINGS);
  return `${text} / ${pick(english, layout.random(`english${key}`)())}`;
}

/** A heading in its look, as far as a look is letters and signs. `number`: counted through the whole CV. */
function dressed(heading: string, number: number, { bank, layout }: Hand): string {
  const look = layout.get('head');
  if (look === 'numbered') return `${number}. ${heading}`;
  if (look === 'arrow') return `» ${heading}`;
  if (look === 'colon') return `${heading}${bank.isEastAsian && bank.tag !== 'ko' ? '：' : ':'}`;
  if (look === 'lower') return heading.toLowerCase();
  return look === 'caps' || look === 'caps-tracked' ? heading.toUpperCase() : heading;
}

function headerOf({ name, work }: Person, { layout, bank, page }: Hand): DrawnCv['header'] {
  const look = layout.get('name');
  const words = name.split(' ');
  const half = Math.ceil(words.length / 2);
  const halves = [words.slice(0, half).join(' '), words.slice(half).join(' ')];
  const whole = look === 'caps' ? name.toUpperCase() : name;
  const isSplit = look === 'two-lines' && words.length > 1;
  return {
    lines: isSplit ? halves : [whole],
    look,
    title: layout.get('cvtitle') === 'above' ? pick(bank.titles, layout.random('cvword')()) : undefined,
    headline: page !== 'form' && layout.get('headline') === 'title' ? work[0]?.title[0] : undefined,
    photo: layout.get('producer') === 'docx' ? 'none' : layout.get('photo'),
  };
}

function sectionsOf(bodies: Bodies, contact: Block, hand: Hand): { main: Section[]; side: Section[] } {
  const atSide = sideKeys(hand);
  const present = sectionKeys(hand.layout).filter((key) => key !== 'contact' && bodies[key].length > 0);
  const section = (key: SectionKey): Section => ({
    key,
    heading: headingOf(key, hand),
    blocks: key === 'contact' ? [contact] : bodies[key],
  });
  const main = present.filter((key) => !atSide.includes(key)).map(section);
  const side = present.filter((key) => atSide.includes(key)).map(section);
  if (hand.isSidebar) side.unshift(section('contact'));
  for (const [at, one] of [...main, ...side].entries()) one.heading = dressed(one.heading, at + 1, hand);
  return { main, side };
}

export function makeCv(person: Person, layout: Layout): DrawnCv {
  const bank = BANKS[person.locale];
  const hand = makeHand(person, bank, layout);
  const { contact, personal, truth: reached } = writeContact(person, hand);
  const [work, education] = [writeWork(person, hand), writeEducation(person, hand)];
  const [languages, skills] = [writeLanguages(person, hand), writeSkills(person, hand)];
  const references = writeReferences(person, hand);
  const licence = writeLicence(hand);
  const bodies: Bodies = {
    personal,
    profile: writeSummary(hand),
    work: work.blocks,
    education: education.blocks,
    skills: skills.blocks,
    languages: languages.blocks,
    certificates: writeCertificates(person, hand),
    memberships: writeMemberships(person, hand),
    projects: writeProjects(hand),
    hobbies: writeHobbies(hand),
    licence,
    references: references.blocks,
  };
  const running = layout.get('running');
  const { skillsBeside = [] } = skills.truth;
  return {
    locale: person.locale,
    tag: bank.tag,
    name: person.name,
    labels: bank.labels,
    colon: hand.colon,
    header: headerOf(person, hand),
    contact,
    ...sectionsOf(bodies, contact, hand),
    sign: writeSign(person, hand),
    page: hand.page,
    isSidebar: hand.isSidebar,
    isNarrow: hand.isNarrow,
    headingLook: layout.get('head'),
    running: running === 'none' ? undefined : { place: running, text: `${person.name} – ${bank.page}` },
    truth: {
      language: person.locale,
      name: person.name,
      ...reached,
      work: work.truth,
      education: education.truth,
      ...languages.truth,
      ...skills.truth,
      skillsBeside: licence.length > 0 ? [...skillsBeside, bank.licence] : skillsBeside,
      ...(person.certificates && { certificates: person.certificates }),
      ...(person.memberships && { memberships: person.memberships }),
    },
    absent: references.absent,
  };
}
