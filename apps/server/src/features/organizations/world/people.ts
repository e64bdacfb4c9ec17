// People whom the organizations of the demo world show: every name is invented, and belongs to where the organization is at home.

import type { OrganizationSize } from '@fairway/rules/organizations';
import { chanceOf } from '@fairway/world-kit/chance';
import { CITIES } from './cities.ts';
import type { DemoOrganization } from './organization.ts';

const NAMES: Readonly<Record<string, readonly string[]>> = {
  GB: ['Rosalind Thorne', 'Callum Featherby', 'Priya Ashworth'], SE: ['Linnéa Björkvall', 'Oskar Fjällstig', 'Amina Strandqvist'],
  NO: ['Ingvild Nordhaug', 'Sverre Lyngmo', 'Farah Bakkevold'], DK: ['Freja Lindtoft', 'Rasmus Havbjerg'], FI: ['Aino Kivirinne', 'Mikael Rantasalo'],
  DE: ['Katharina Lindwurm', 'Jonas Ackerbrand', 'Derya Sommerfeld'], AT: ['Valerie Hochgruber', 'Matthias Almsteiner'], CH: ['Seraina Brunngasser', 'Luca Bergamin'],
  FR: ['Maëlle Fontbrune', 'Bastien Clairvaux', 'Inès Lamarque'], BE: ['Elise Vandermolen', 'Thibault Lescaut'], NL: ['Fenna Molenaar', 'Sem Waterkamp'],
  ES: ['Nuria Olivares', 'Álvaro Peñafiel'], IT: ['Chiara Montefiore', 'Davide Lagorosso'], PT: ['Mariana Salgueiro', 'Tiago Ribeirinho'], BR: ['Luana Carvalhais', 'Caio Mendonça'],
  PL: ['Zofia Jaworska', 'Kacper Lipowski'], RO: ['Ioana Munteanu', 'Radu Teiuș'], CN: ['林思远', '陈若溪'], JP: ['桜井 美月', '高梨 悠斗'], KR: ['한서윤', '오민재'], VN: ['Nguyễn Thu Hà', 'Trần Minh Khôi'],
  PH: ['Maria Sampaga', 'Jericho Dalisay'], US: ['Avery Holloway', 'Marcus Littlefield', 'Elena Brookhart'], CA: ['Noémie Cedarholm', 'Ethan Lakeridge'], AU: ['Matilda Wattleton', 'Jack Ferrier'],
}; // biome-ignore format: a table
const ELSEWHERE = ['Sasha Meridian', 'Noor Halvard'];

type Words = Readonly<Record<string, string>>;
const ROLES: readonly { role: Words; text: Words }[] = [
  {
    role: { en: 'Students and graduates', de: 'Studierende und Absolventen', fr: 'Étudiants et jeunes diplômés', es: 'Estudiantes y recién titulados', nl: 'Studenten en starters', it: 'Studenti e neolaureati', pt: 'Estudantes e recém-licenciados', ro: 'Studenți și absolvenți', ru: 'Студенты и выпускники', cn: '学生与应届毕业生', jp: '学生・新卒担当', ko: '학생·신입 채용', vi: 'Sinh viên và người mới tốt nghiệp', fil: 'Mga estudyante at bagong graduate' },
    text: { en: 'Answers questions before you apply, and tells you what the first week is like.', de: 'Beantwortet Fragen vor der Bewerbung und erzählt, wie die erste Woche wird.', fr: 'Répond aux questions avant la candidature et raconte la première semaine.' },
  },
  {
    role: { en: 'Engineering lead', de: 'Leitung Technik', fr: 'Responsable technique', es: 'Responsable técnica', nl: 'Hoofd techniek', it: 'Responsabile tecnico', pt: 'Responsável técnico', ro: 'Coordonare tehnică', ru: 'Технический руководитель', cn: '技术负责人', jp: '技術責任者', ko: '기술 책임', vi: 'Trưởng nhóm kỹ thuật', fil: 'Engineering lead' },
    text: { en: 'Began here with a thesis, and has looked after one each year since.', de: 'Hat hier mit der Abschlussarbeit angefangen und betreut seither jedes Jahr eine.' },
  },
  {
    role: { en: 'Working student', de: 'Werkstudium', fr: 'En alternance', es: 'En prácticas', nl: 'Werkstudent', it: 'Studente lavoratore', pt: 'Trabalhador-estudante', ro: 'Student angajat', ru: 'Совмещает учёбу и работу', cn: '在校实习生', jp: '学生スタッフ', ko: '근로 학생', vi: 'Sinh viên làm bán thời gian', fil: 'Working student' },
    text: { en: 'Sixteen hours a week, none of them before an exam.', de: 'Sechzehn Stunden in der Woche, keine davon vor einer Prüfung.' },
  },
]; // biome-ignore format: a table

/** Every third organization shows nobody: an honest page without the section. */
export function organizationPeople(organization: DemoOrganization, index: number) {
  if (index % 3 === 2) return [];
  const names = NAMES[CITIES[organization.cities[0]!].country] ?? ELSEWHERE;
  const chance = chanceOf(`people ${organization.key}`);
  return chance.sample(names, names.length).map((name, position) => ({ position, name, ...ROLES[position % ROLES.length]! }));
}

/** The band that so many people are in. */
export function sizeOf(people: number): OrganizationSize {
  if (people <= 10) return '1-10';
  if (people <= 50) return '11-50';
  if (people <= 200) return '51-200';
  if (people <= 1000) return '201-1000';
  return people <= 5000 ? '1001-5000' : '5001-';
}
