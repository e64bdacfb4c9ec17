// Europass in its two vocabularies: the passport of before 2020 (XML or JSON of the same words) and the candidate (HR-XML) of after.
import type { Cv } from '../cv.ts';
import { xmlTree } from '../extracting/office/xml.ts';
import { readCandidate } from './europass-candidate.ts';
import { readPassport } from './europass-passport.ts';
import { at, jsonTree } from './tree.ts';

/** Whether the bytes begin like one of Europass' XML documents. */
export function isEuropassXml(bytes: Uint8Array): boolean {
  const head = textOfXml(bytes.subarray(0, 4_096)).trimStart();
  return head.startsWith('<') && /<(?:\w+:)?(?:SkillsPassport|Candidate)[\s>]/.test(head);
}

/** The CV of a Europass XML; nothing where it is none; throws XmlRefused for one that declares entities. */
export function readEuropassXml(bytes: Uint8Array): Cv | undefined {
  const root = xmlTree(textOfXml(bytes));
  const passport = at(root, 'SkillsPassport', 'LearnerInfo');
  if (passport) return readPassport(passport);
  const candidate = at(root, 'Candidate');
  return candidate && at(candidate, 'CandidatePerson') ? readCandidate(candidate) : undefined;
}

/** The CV of Europass' JSON; nothing where it is none. */
export function readEuropassJson(json: Record<string, unknown>): Cv | undefined {
  const passport = at(jsonTree(json), 'SkillsPassport', 'LearnerInfo');
  return passport && readPassport(passport);
}

function textOfXml(bytes: Uint8Array): string {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(wide).decode(bytes);
}
