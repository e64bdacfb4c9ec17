// Parts of a posting that ask nothing of its reader: what the organization tells of itself, what it offers, and how to apply. A heading says it for all
// that follows, a line that ends in a colon for its list, and a sentence for itself. English, and the commonest headings of our other languages.

import type { Words } from './words.ts';

/** What stands there: nothing that counts, or only what tools are named (an organization's own tools are those one works with). */
export type Aside = 'offer' | 'told';

const OFFER_HEADING =
  /\bbenefits?\b|\bperks?\b|\bwe (?:can |will |also )?(?:offer|provide)\b|\b(?:what )?you(?:[’']ll| will)? (?:get(?! to (?:work|use|build|do))|receive)\b|\bin return\b|\bwhat[’']s in it for you|\bin addition[^.]* offer|\bhow to apply|^(?:where )?to apply:?$|^apply\b|\bapplication (?:process|procedure)|\bequal opportunit|\bdiversity (?:and|&) inclusion$|\binclusion statement|\bloan forgiveness|\bwhy (?:join|work|choose)\b|^why \S[^?]*\?$|\bour values\b|\bcompany values\b|\brewards?\b|\bfurther (?:details|information)|\bresidency requirement|wir bieten|unser angebot|das bieten|deine vorteile|ihre vorteile|benefits|nous (?:vous )?(?:offrons|proposons)|nos avantages|(?:te|le|se) ofrece(?:mos)?|ofrecemos|beneficios|(?:ti )?offriamo|vantaggi|wij bieden|wat bieden wij|oferecemos|benefícios|oferim|мы предлагаем|chúng tôi cung cấp|quyền lợi|福利|待遇|복리후생/;
const TOLD_HEADING =
  /\babout (?:us|the (?:company|team|organi[sz]ation|department|trust|practice|role[’']s team)|our)\b|^about (?!you|the (?:role|job|position|post))\S+|\bwho we are|\bthe (?:company|organi[sz]ation)$|\bour (?:company|story|mission|history)\b|\bcompany (?:overview|profile|description|background)|über uns|das unternehmen|à propos|qui sommes|l[’']entreprise|sobre (?:nosotros|nós)|chi siamo|over ons|o nás|om oss|о компании|về chúng tôi|关于我们|会社概要|회사 소개/;

const OFFER_SENTENCE =
  /\bpension\b|\bannual leave\b|\bsalary sacrifice\b|\bvouchers?\b|\bcycle to work\b|\blife assurance\b|\bprivate (?:medical|healthcare)\b|\bpaid (?:holiday|time off|leave)\b|\bdiscounts?\b|\bstaff benefits\b|\b401\(?k|\brelocation (?:package|allowance)\b|\bcounsell?ing service|\bemployee assistance\b|\bwe (?:can |will |also |are able to )*(?:offer|provide) (?:you|our (?:staff|employees|people|team)|a (?:competitive|comprehensive|range|supportive|friendly)|excellent|full|on-?going|regular)|\byou (?:will|can) (?:also )?(?:receive|benefit|have access|be (?:offered|given|supported|provided|fully supported))\b|\bwill be (?:offered|given|supported|provided) (?:with |by )?(?:\w+ ){0,4}(?:training|supervision|support|mentor|induction|leadership|opportunit|a mentor)|\b(?:training|supervision|support|mentoring)(?:,? (?:and|&) \w+)? (?:is|are|will be|can be) (?:also )?(?:provided|offered|given|available)|\bsupported with\b|^(?:expert|regular|monthly|excellent|robust|full|strong|ongoing|weekly) (?:\w+ ){0,2}(?:supervision|coaching|mentoring|preceptorship)\b|\b(?:professional )?(?:leadership|development|training|career)(?: and \w+)? (?:programmes?|programs?|opportunities|courses|apprenticeships)\b|\bopportunit(?:y|ies) (?:for|to)(?: \w+){0,3} (?:progress|upskill|learn|develop|train|gain)|\boffered$|\breserves? the right\b|\bequal opportunit|\bregardless of\b|\bwithout regard to\b|\bdoes not discriminate\b|\binterviews? (?:will|are|is|may|process)\b|\bbackground (?:check|investigation)|\bplease (?:contact|e-?mail|call|visit|submit|go to|send|log|note that only)\b|\bcommitted to (?:\w+ ){0,4}(?:diversity|diverse|inclusive|equal|safeguarding|a policy)|\bloan forgiveness\b|\b(?:schemes?|programmes?|programs?|packages?|support) for (?:the |all )?(?:successful|new)\b|\bwe (?:can|will) support\b|\bcan be downloaded|\[(?:phone|email) removed\]|\bfollow us\b/;
const TOLD_SENTENCE =
  /^through (?:its|our|their)\b|^(?:we|our (?:company|mission|vision|organi[sz]ation|clients?|customers?|group|bureau|division|department|agency|hospital|trust)|it|they)\b[^.]{0,40}\b(?:is|are|was|were|has|have|provides?|serves?|helps?|deliver(?:s|ing)?|host|sponsor|run|specialise|specialize|operates?)\b|^(?:founded|established|launched|funded|formed) (?:in|by)\b|\b(?:was|were) (?:founded|established|launched|formed) (?:in|by)\b|\bis (?:the|a|an|one of)\b[^.]{0,70}\b(?:providers?|company|companies|compan|organi[sz]ations?|firms?|banks?|corporation|charity|charities|start-?up|utility|employers?|agency|agencies|institutions?|chief financial|trading company|leader)\b/;
/** A sentence that begins with an organization, and says what it does. */
const ORGANIZATION_DOES =
  /^(?:as [^,]{3,60}, )?(?:the |at )?(?:[\p{L}&'’().,/ -]{0,90}\b(?:department|office|bureau|agency|division|authority|trust|company|group|hospital|service|services|city|commission|comptroller|directorate|ltd|limited|centre|center|unit|section|team)\b[^.:;]{0,60}?) (?:provides?|enriche?s?|protects?|serves?|delivers?|operates?|assembles?|oversees|manages|monitors|offers?|supports?|comprises?|(?:is|are) (?:responsible|committed|one of|an?|the|part of)|has|have|was|includes?|facilitates|works|promotes|administers)\b/u;
const ABBREVIATION_DOES =
  /^(?:The |At )?\p{L}*\p{Lu}\p{L}*\p{Lu}\p{L}* (?:provides|enriches|protects|serves|delivers|operates|assembles|offers|supports|oversees|manages|has|is (?:responsible|committed|one of|an?|the)|was)\b/u;
/** "Experience in quality assurance will not be accepted", and the list behind "examples of unacceptable experience are:". */
const NOT_WANTED =
  /\bunacceptable (?:experience|qualifications?|work)\b|\b(?:experience|degrees?|credits|courses|qualifications?|skills|backgrounds?)\b[^.]*\b(?:(?:will|can|are|is|do|does) not (?:be )?(?:accepted|acceptable|qualify|qualifying|considered|count)|not acceptable)\b/;
/** A longer sentence lost its points: it refuses no more than its end. */
const REFUSAL_CHARACTERS = 400;
const NOT_WANTED_LIST = /\b(?:unacceptable|not acceptable|not (?:be )?accepted)\b[^.:]{0,60}:[^.!?]*$/i;

/** Whoever is looked for, or their work, is spoken of. */
const OF_THE_READER =
  /\b(?:you|your|candidates?|applicants?|post ?-?holder|incumbent|the role|this role|position|looking for|seeking|seeks|searching|require[sd]?|must|essential|desirable|preferred|experience|knowledge of|skills|ability|we use|responsibilities|duties|join|recruiting|hiring|opportunity|arisen|vacancy|appoint|manager|analyst|engineer|officer|nurse|developer|coordinator|specialist|director|designer|supervisor|administrator|technician)\b/;

/** Headings of what is asked or done: what went before ends there. */
const ASKED_HEADING =
  /\b(?:roles?|responsibilit\w+|dut(?:y|ies)|requirements?|qualifications?|skills?|experience|profile|essential|desirable|person|must[- ]have|nice[- ]to[- ]have|tasks?|job|position|post|stack|technolog\w+|tools|candidates?|criteria|looking for|description|overview|summary|expectations?|good to have|bonus|plus|what you|you(?:[’']ll)? (?:are|bring|have|will|need|do)|your|minimum|education|languages?|wanted|applicants?|who (?:is|are)|how (?:do )?we work|we use|selection|examination|process|notes?|deadline)\b|aufgaben|profil|anforderung|qualifikation|erwarten|mission|tâches|compétences|exigences|requisitos|tareas|funciones|perfil|conocimientos|requisiti|compiti|profilo|mansioni|taken|functie|eisen|requisitos|tarefas|cerin|обязанности|требования|yêu cầu|mô tả|职责|要求|任职|仕事内容|応募資格|자격|업무/;

/** Whoever is looked for is spoken of, whatever section it is. */
const ASKS =
  /\b(?:applicants?|candidates?|post ?-?holders?|you (?:must|will|should|need|are)|must|required|essential|looking for|seeking)\b/;

/** Behind the benefits a paragraph says whom they are for: "We are looking for ...", "You will need to have ...". */
const SEEKS =
  /\b(?:we(?: are|[’']re)? (?:currently )?(?:looking for|seeking)|looking for (?:an?|someone|somebody|people)|you (?:will|must|should)(?: also)? (?:need|have (?:an?|experience|excellent|good|previous|strong|completed|the ability)|possess|demonstrate|hold)|you must|(?:applicants?|candidates?|post ?-?holders?) (?:must|should|will (?:need|possess|hold|demonstrate|have (?:an?|experience|excellent|good|previous|strong)))|(?:ideal|successful) (?:candidates?|applicants?) (?:will|should|must|would) (?:be (?:an? )?(?!offered|given|supported|provided|able to access|based|required|joining|invited|part)|have (?!access|the opportunity|opportunit))|you will be expected to (?:be|have|demonstrate)|you will be an? (?:\w+ ){0,2}(?:registered|qualified|experienced|motivated|enthusiastic|confident)|we (?:would )?welcome applications from|as an? (?:\w+ ){0,2}registered \w+|applications are (?:welcome|welcomed|invited) from)\b/i;

/** "Experience of cannulation is desirable, but full training will be given": the training is offered, and the experience asked for. */
const TRAINED_IN =
  /^(.*\b(?:desirable|advantage\w*|preferred|preferabl[ey]|beneficial|(?<!not )essential|required)\b.*?)[,;]?\s+(?:as|although|though|but|however)\b.*\b(?:training|support|induction)\b.*$/s;

const HEADING_CHARACTERS = 70;
const SENTENCE_END = /[.!?;]+(?=\s|$)/g;

type Section = { begins: number; kind: Aside | undefined };

/** A function from where a word begins in a text to the aside it stands in. The first line is the title. Sentences are read only when they are asked for. */
export function asidesOf(words: Pick<Words, 'text'>): (start: number) => Aside | undefined {
  const known = finders.get(words);
  if (known) return known;
  const finder = findAsides(words.text);
  finders.set(words, finder);
  return finder;
}

/** Several recognisers ask of the same words. */
const finders = new WeakMap<object, (start: number) => Aside | undefined>();

function findAsides(text: string): (start: number) => Aside | undefined {
  let sections: Section[] | undefined;
  let from = 0;
  let to = 0;
  let kind: Aside | undefined;
  return (start) => {
    if (start >= from && start < to) return kind;
    sections ??= sectionsOf(text);
    const around = sections[lastBefore(sections, start)];
    [from, to] = sentenceAt(text, start);
    const isRefused = isNotWanted(text, from, to);
    kind = around?.kind === 'offer' || isRefused ? 'offer' : kindOf(text.slice(from, to), around?.kind);
    if (kind === 'offer' && around?.kind !== 'offer' && !isRefused) {
      // "... as support will be available, the candidate should have clear communication skills": a clause that asks is no offer.
      const [begins, ends] = clauseAt(text, start, from, to);
      const clause = text.slice(begins, ends).toLowerCase();
      if (ASKS.test(clause) && !OFFER_SENTENCE.test(clause)) {
        [from, to] = [begins, ends];
        kind = undefined;
      } else if (ASKS.test(text.slice(from, to).toLowerCase())) to = ends;
    }
    if (from < text.indexOf('\n')) kind = undefined;
    return kind;
  };
}

/** A sentence that refuses what it names, or that stands in a list of what is refused. */
const isNotWanted = (text: string, from: number, to: number): boolean =>
  (to - from < REFUSAL_CHARACTERS && NOT_WANTED.test(text.slice(from, to).toLowerCase())) ||
  NOT_WANTED_LIST.test(text.slice(text.lastIndexOf('\n', from) + 1, from));

/** Where the kind of what follows changes: at headings, and around lists that a colon begins. */
function sectionsOf(text: string): Section[] {
  const found: Section[] = [];
  let section: Aside | undefined;
  let isList = false;
  let end = text.indexOf('\n');
  while (end >= 0) {
    const begins = end + 1;
    end = text.indexOf('\n', begins);
    const stop = end < 0 ? text.length : end;
    if (begins >= stop || text.startsWith('•', begins)) continue;
    if (isList) found.push({ begins, kind: section });
    isList = false;
    const last = text[stop - 1]!;
    if (section === 'offer' && stop - begins > HEADING_CHARACTERS && SEEKS.test(text.slice(begins, stop))) {
      section = undefined;
      found.push({ begins, kind: section });
    }
    if (stop - begins <= HEADING_CHARACTERS && !'.!;,'.includes(last)) {
      const line = text.slice(begins, stop).trim().toLowerCase();
      const said = headed(line);
      if (!said && !ASKED_HEADING.test(line)) continue;
      section = said;
      found.push({ begins, kind: section });
    } else if (last === ':') {
      const lead = text
        .slice(begins, stop)
        .replace(/^.*[.!?]\s/, '')
        .toLowerCase();
      const said = headed(lead);
      isList = said !== undefined;
      if (isList) found.push({ begins: stop, kind: said });
      else if (section && ASKS.test(lead)) {
        section = undefined;
        found.push({ begins, kind: section });
      }
    }
  }
  return found;
}

/** The sentence, within its line, that a place lies in. */
function sentenceAt(text: string, place: number): [number, number] {
  const begins = text.lastIndexOf('\n', place) + 1;
  const stop = text.indexOf('\n', place);
  const line = text.slice(begins, stop < 0 ? text.length : stop);
  let from = begins;
  for (const { 0: mark, index } of line.matchAll(SENTENCE_END)) {
    const end = begins + index + mark.length;
    if (end > place) return [from, end];
    from = end;
  }
  return [from, begins + line.length + 1];
}

/** The part of a sentence between commas that a place lies in. */
function clauseAt(text: string, place: number, from: number, to: number): [number, number] {
  const begins = Math.max(from, text.lastIndexOf(', ', place));
  const comma = text.indexOf(', ', place);
  return [begins, comma < 0 || comma > to ? to : comma];
}

const headed = (line: string): Aside | undefined => (OFFER_HEADING.test(line) ? 'offer' : TOLD_HEADING.test(line) ? 'told' : undefined);

function kindOf(raw: string, around: Aside | undefined): Aside | undefined {
  const written = raw.replace(/^[\s•]+/, '');
  const sentence = written.toLowerCase().replace(TRAINED_IN, '$1');
  if (OFFER_SENTENCE.test(sentence)) return 'offer';
  if (around === 'told') return ASKS.test(sentence) ? undefined : around;
  if (OF_THE_READER.test(sentence)) return undefined;
  const isTold = TOLD_SENTENCE.test(sentence) || ABBREVIATION_DOES.test(written) || ORGANIZATION_DOES.test(sentence);
  return isTold ? 'told' : undefined;
}

/** The last section that begins before a place; -1 without. */
function lastBefore(sections: readonly Section[], place: number): number {
  let at = -1;
  while (at + 1 < sections.length && sections[at + 1]!.begins <= place) at++;
  return at;
}
