// Slips in the long words that titles end with ("Adminstrator", "Consulltant", "Anlayst"): one letter too many, too few, another, or two that changed places.
// The title itself stays as it is written; only what it means is read from the mended one. English titles alone: "architecte" is no slip.

const LONG_WORDS =
  'administrator administrative administration coordinator practitioner consultant psychologist physiotherapist occupational radiographer pharmacist accountant technician assistant supervisor specialist receptionist electrician dietitian therapist developer engineering architect researcher scientist representative maintenance phlebotomist paediatrician anaesthetist psychiatrist construction recruitment analyst'.split(
    ' ',
  );
const KNOWN = new Set([...LONG_WORDS.flatMap((word) => [word, `${word}s`]), 'analyse', 'analyses']);
/** A shorter word has too many neighbours. */
const LEAST_LETTERS = 7;

/** A title with its slips mended. */
export function withoutSlips(title: string): string {
  return title.replaceAll(/\p{L}{7,}/gu, (word) => {
    const lower = word.toLowerCase();
    if (lower.length < LEAST_LETTERS || KNOWN.has(lower)) return word;
    return LONG_WORDS.find((known) => isOneSlipAway(lower, known)) ?? word;
  });
}

/** Whether two words differ by one letter, or by two neighbours that changed places. */
function isOneSlipAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from++;
  let back = 0;
  while (back < Math.min(one.length, other.length) - from && one.at(-1 - back) === other.at(-1 - back)) back++;
  const [left, right] = [one.slice(from, one.length - back), other.slice(from, other.length - back)];
  return (
    (left.length <= 1 && right.length <= 1) || (left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0])
  );
}
