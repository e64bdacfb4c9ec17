// Puts the text of a posting together from hand-written blocks, in one language, so that neighbours differ in order and wording.
import type { Chance } from '@fairway/world-kit/chance';
import { escapeText, heading, list, paragraph, strong } from '@fairway/world-kit/markup';
import type { Kind, LanguageWords, RoleWords } from './role.ts';

export type Subject = {
  words: LanguageWords<string>;
  role: RoleWords;
  kind: Kind;
  organization: { name: string; summary: string };
  /** As the language writes it. */
  city: string;
  startYear: number;
  months: number;
  hours: number;
  remote: boolean;
};

/** A title that is natural in the language. */
export function composeTitle(subject: Subject, chance: Chance): string {
  const title = fill(chance.pick(subject.words.titles[subject.kind]), subject, chance);
  return `${title.slice(0, 1).toUpperCase()}${title.slice(1)}`;
}

/** The text as sanitised HTML: p, h3, ul, li and strong only. */
export function composeText(subject: Subject, chance: Chance): string {
  // Chinese and Japanese sentences follow each other without a space.
  return arrange(subject, chance).replace(/([。！？]) /g, '$1');
}

function arrange(subject: Subject, chance: Chance): string {
  const { words, role } = subject;
  const say = (choices: readonly string[]) => fill(chance.pick(choices), subject, chance);
  const studies = subject.kind === 'intern' || subject.kind === 'credit' || subject.kind === 'part';
  const about = say(role.about);
  const place = subject.remote ? say(words.remote) : say(words.place);
  const terms = say(words.terms[subject.kind]);
  const apply = say(words.apply);
  const tasks = [heading(say(words.headings.tasks)), list(chance.sample(role.tasks, chance.whole(4, 5)))];
  const profile = [
    heading(say(words.headings.profile)),
    list([...chance.sample(role.profile, 3), ...chance.sample(words.profile, chance.whole(1, 2))]),
  ];
  const offer = [
    heading(say(words.headings.offer)),
    list(chance.sample(studies ? [...words.offer, ...words.studentOffer] : words.offer, chance.whole(3, 5))),
  ];
  switch (chance.whole(0, 3)) {
    case 0:
      return [
        paragraph(subject.organization.summary),
        paragraph(about, place),
        ...tasks,
        ...profile,
        ...offer,
        paragraph(terms),
        paragraph(apply),
      ].join('');
    case 1:
      return [
        `<p>${strong(about)}</p>`,
        paragraph(subject.organization.summary, place),
        ...tasks,
        ...profile,
        paragraph(terms),
        ...offer,
        heading(say(words.headings.apply)),
        paragraph(apply),
      ].join('');
    case 2:
      return [
        paragraph(about, terms),
        ...tasks,
        ...offer,
        ...profile,
        `<p>${strong(subject.organization.name)}</p>`,
        paragraph(subject.organization.summary, place),
        paragraph(apply),
      ].join('');
    default:
      return [
        paragraph(subject.organization.summary, about),
        ...tasks,
        paragraph(place),
        ...profile,
        ...offer,
        `<p>${escapeText(terms)} ${strong(apply)}</p>`,
      ].join('');
  }
}

function fill(text: string, subject: Subject, chance: Chance): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'noun') return subject.role.noun;
    if (name === 'area') return subject.role.area;
    if (name === 'city') return subject.city;
    if (name === 'year') return String(subject.startYear);
    if (name === 'months') return String(subject.months);
    if (name === 'hours') return String(subject.hours);
    if (name === 'team') return String(chance.whole(5, 18));
    throw new Error(`A text of the demo world names {${name}}, which nothing fills`);
  });
}
