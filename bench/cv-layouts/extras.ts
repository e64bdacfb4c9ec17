// What stands in a CV and goes into no field of a profile, or only beside one: summary, hobbies, referees, projects, a signature.
import { type Block, lines, paragraph, run, type Sign } from './blocks.ts';
import { choices } from './chance.ts';
import { phoneText } from './contact.ts';
import { dayText } from './dates.ts';
import type { Hand } from './hand.ts';
import type { Person } from './people.ts';

/** The day that is written beside a signature. */
const SIGNED_ON = '2026-11-12';
/** Where nobody's number is known, referees have one like this. */
const SOME_PHONE = '+441134960000';

/** Two of three sentences about oneself. */
export function writeSummary({ layout, bank }: Hand): Block[] {
  if (layout.get('summary') === 'none') return [];
  const left = Math.floor(layout.random('sum')() * 3);
  const sentences = bank.summary.split('\n').filter((_, at) => (at + left) % 3 !== 0);
  return [paragraph(sentences.slice(0, 3).join(bank.isEastAsian && bank.tag !== 'ko' ? '' : ' '))];
}

export const writeHobbies = ({ layout, bank, comma }: Hand): Block[] =>
  layout.get('hobbies') === 'yes' ? [paragraph(choices(bank.hobbies).slice(0, 4).join(comma))] : [];

/** `absent`: names of referees are nobody's whose CV it is. */
export function writeReferences({ phones = [] }: Person, { layout, bank }: Hand): { blocks: Block[]; absent: string[] } {
  const how = layout.get('refs');
  if (how === 'no') return { blocks: [], absent: [] };
  if (how === 'request') return { blocks: [paragraph(bank.request)], absent: [] };
  const like = (phones[0] ?? SOME_PHONE).slice(0, -4);
  const referees = choices(bank.referees);
  const texts = referees.map((one, at) =>
    how === 'names' ? one : `${one}, ${phoneText(`${like}${1357 + at * 1111}`, layout.peek('phone'))}`,
  );
  return { blocks: [lines(texts)], absent: referees.map((one) => one.split(/[,、，]/)[0]?.trim() ?? '').filter(Boolean) };
}

export function writeProjects({ layout, bank }: Hand): Block[] {
  if (layout.get('projects') === 'no') return [];
  return choices(bank.projects).map((one): Block => {
    const at = one.search(/[:：]/);
    const head = run(one.slice(0, at).trim(), { isBold: true });
    return { kind: 'entry', rows: [{ runs: [head] }], text: paragraph(one.slice(at + 1).trim()) };
  });
}

export const writeLicence = ({ layout, bank }: Hand): Block[] => (layout.get('licence') === 'yes' ? [paragraph(bank.licence)] : []);

export function writeSign({ name, city }: Person, { layout, bank }: Hand): Sign | undefined {
  if (layout.get('sign') === 'no') return undefined;
  const town = city ?? choices(bank.towns)[0] ?? '';
  const text = bank.place.replace('{p}', town).replace('{d}', dayText(SIGNED_ON, bank, layout));
  return { kind: 'sign', declare: bank.declare, text, name };
}
