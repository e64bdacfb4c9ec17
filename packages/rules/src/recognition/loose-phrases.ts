// Phrases of the dictionary that are of two trades: search may find both by them, a category may not be told by them alone ("insights analyst" of a
// market or of a business, "claim specialist" of an insurer or of a court, "production manager" of a factory or of a film). By domain of the first word.

const PHRASES = [
  // who deals with partners, branches and clients
  'area manager, branch manager, partner manager, partnerships manager, partnership manager, alliance manager, client manager, client partner, client services manager, relationship manager, territory manager, solution consultant, revenue manager, revenue analyst, implementation specialist, implementation consultant, onboarding specialist, location manager, asset manager',
  // what is known, written and told
  'insights analyst, content manager, content coordinator, content specialist, community manager, community lead, media assistant, media manager, media consultant, media executive, loyalty manager, retention specialist, documentation specialist, information specialist, data specialist, product analyst, reporting analyst, collections assistant, collections manager',
  // what is made and planned
  'production manager, production supervisor, production planner, production scheduler, production controller, production lead, production team leader, master scheduler, plant controller, process technician, equipment technician, equipment engineer, site manager, site supervisor, design lead, design manager, design director, planning analyst, planning associate, planning officer, planning scheduler, community planner, regional planner',
  // claims, rules and quality
  'claim specialist, claims specialist, claims analyst, claims officer, claims examiner, claims manager, claims supervisor, claims consultant, regulatory analyst, regulatory specialist, regulatory manager, fraud analyst, fraud investigator, quality manager, quality coordinator, quality specialist, quality auditor, quality assurance manager, quality assurance specialist, quality assurance officer, qa manager, qa officer, qa specialist, improvement lead, quality improvement lead, safety coordinator',
  // who learns, searches and conserves
  'training officer, training coordinator, training specialist, training lead, training manager, learning specialist, learning facilitator, placement officer, admissions officer, admissions coordinator, admissions clerk, student support officer, research officer, research specialist, research coordinator, research administrator, research facilitator, research support officer, innovation manager, principal investigator, conservation officer, conservation assistant, accommodation manager',
  // order and animals
  'special agent, intelligence officer, intelligence analyst, crime analyst, radio room operator, animal control officer, animal attendant, wellness coordinator',
];
const LOOSE = new Set(PHRASES.flatMap((line) => line.split(', ')));

/** Whether a phrase of folded words is of two trades; its last word may be of many. */
export function isLoosePhrase(words: readonly string[]): boolean {
  const phrase = words.join(' ');
  return LOOSE.has(phrase) || (phrase.endsWith('s') && LOOSE.has(phrase.slice(0, -1)));
}
