// The parts that the recognition benchmark judges, and the chance they are drawn by (recognition-sample.ts).

/** Which part a posting belongs to: rules are improved by all but those that are read as figures only until others take their place. */
export const PARTS = [
  'train',
  'test',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
] as const;
export type Part = (typeof PARTS)[number];
/** Nobody looks at what is wrong in these. */
export const UNSEEN_PARTS: ReadonlySet<Part> = new Set(['fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth']);

/** Languages that are not the text's own, as most of the postings name them. */
const LANGUAGE_NAMED =
  /\b(?:French|German|Spanish|Italian|Portuguese|Dutch|Mandarin|Cantonese|Chinese|Japanese|Korean|Russian|Arabic|Hindi|Urdu|Punjabi|Bengali|Haitian|Polish|Romanian|Turkish|Vietnamese|Tagalog|Welsh|Swedish|Danish|Norwegian|Finnish|Hebrew|Yiddish|Greek|Ukrainian|Somali|Farsi|[Bb]ilingual|[Mm]ultilingual|[Ss]ign [Ll]anguage|BSL)\b/;

/**
 * The draws, one behind the other: no posting is drawn twice. `counts` are postings of each file (of each part), `most` those of one
 * organization, so that a city's hundreds do not stand for all; `says` narrows a draw to postings whose words hold it.
 */
export const DRAWS: { seed: string; parts: Part[]; counts: Record<string, number>; most?: number; says?: RegExp }[] = [
  {
    seed: 'recognition 1',
    parts: ['train', 'test'],
    counts: {
      'nhs-jobs-2020': 32,
      'nyc-jobs-2019': 22,
      'city-of-la-bulletins': 10,
      'cds-canada-en-fr': 8,
      pythonjobs: 14,
      'simplify-newgrad-listings': 11,
      'cvrve-internship-listings': 11,
    },
  },
  {
    seed: 'recognition 2',
    parts: ['second'],
    most: 3,
    counts: {
      'nhs-jobs-2020': 46,
      'nyc-jobs-2019': 25,
      'city-of-la-bulletins': 3,
      'cds-canada-en-fr': 6,
      pythonjobs: 16,
      'simplify-newgrad-listings': 12,
      'cvrve-internship-listings': 12,
    },
  },
  {
    seed: 'recognition 3',
    parts: ['third'],
    most: 3,
    counts: {
      'nhs-jobs-2020': 39,
      'nyc-jobs-2019': 20,
      'city-of-la-bulletins': 3,
      'cds-canada-en-fr': 5,
      pythonjobs: 13,
      'simplify-newgrad-listings': 10,
      'cvrve-internship-listings': 10,
    },
  },
  {
    seed: 'recognition 4',
    parts: ['fourth', 'fifth'],
    most: 3,
    counts: {
      'nhs-jobs-2020': 39,
      'nyc-jobs-2019': 20,
      'city-of-la-bulletins': 3,
      'cds-canada-en-fr': 5,
      pythonjobs: 13,
      'simplify-newgrad-listings': 10,
      'cvrve-internship-listings': 10,
    },
  },
  {
    seed: 'recognition 5',
    parts: ['sixth', 'seventh'],
    most: 3,
    counts: {
      'nhs-jobs-2020': 22,
      'nyc-jobs-2019': 12,
      'city-of-la-bulletins': 3,
      'cds-canada-en-fr': 8,
      pythonjobs: 11,
      'simplify-newgrad-listings': 5,
      'cvrve-internship-listings': 5,
    },
  },
  // The only source that is not English, and of one employer: by itself, without a most.
  { seed: 'recognition 6', parts: ['sixth', 'seventh'], counts: { 'cds-canada-en-fr': 5 } },
  {
    seed: 'recognition 7',
    parts: ['eighth', 'ninth'],
    most: 3,
    counts: {
      'nhs-jobs-2020': 13,
      'nyc-jobs-2019': 7,
      'city-of-la-bulletins': 2,
      'cds-canada-en-fr': 1,
      pythonjobs: 7,
      'simplify-newgrad-listings': 3,
      'cvrve-internship-listings': 2,
    },
  },
  { seed: 'recognition 7', parts: ['eighth', 'ninth'], counts: { 'cds-canada-en-fr': 3 } },
  // Few postings ask for a language beside their own, so these are drawn from those that name one, for whatever reason.
  {
    seed: 'recognition 8',
    parts: ['eighth', 'ninth'],
    most: 2,
    says: LANGUAGE_NAMED,
    counts: { 'nhs-jobs-2020': 6, 'nyc-jobs-2019': 5, 'city-of-la-bulletins': 1, pythonjobs: 3, 'simplify-newgrad-listings': 1 },
  },
  {
    seed: 'recognition 9',
    parts: ['tenth'],
    most: 3,
    counts: {
      'nhs-jobs-2020': 18,
      'nyc-jobs-2019': 12,
      'city-of-la-bulletins': 3,
      'cds-canada-en-fr': 6,
      pythonjobs: 9,
      'simplify-newgrad-listings': 7,
      'cvrve-internship-listings': 5,
    },
  },
  {
    seed: 'recognition 10',
    parts: ['eleventh'],
    most: 3,
    counts: {
      'nhs-jobs-2020': 15,
      'nyc-jobs-2019': 10,
      'city-of-la-bulletins': 3,
      'cds-canada-en-fr': 3,
      pythonjobs: 10,
      'simplify-newgrad-listings': 4,
      'cvrve-internship-listings': 3,
    },
  },
  // French by chance is rare: the only source that has some once more, by itself and without a most.
  { seed: 'recognition 11', parts: ['eleventh'], counts: { 'cds-canada-en-fr': 4 } },
  {
    seed: 'recognition 12',
    parts: ['twelfth'],
    most: 3,
    counts: {
      'nhs-jobs-2020': 17,
      'nyc-jobs-2019': 11,
      'city-of-la-bulletins': 3,
      'cds-canada-en-fr': 4,
      pythonjobs: 12,
      'simplify-newgrad-listings': 4,
      'cvrve-internship-listings': 3,
    },
  },
  { seed: 'recognition 13', parts: ['twelfth'], counts: { 'cds-canada-en-fr': 6 } },
  {
    seed: 'recognition 14',
    parts: ['thirteenth', 'fourteenth'],
    most: 3,
    counts: {
      'nhs-jobs-2020': 17,
      'nyc-jobs-2019': 12,
      'city-of-la-bulletins': 3,
      'cds-canada-en-fr': 1,
      pythonjobs: 12,
      'simplify-newgrad-listings': 5,
      'cvrve-internship-listings': 5,
    },
  },
  { seed: 'recognition 15', parts: ['thirteenth', 'fourteenth'], counts: { 'cds-canada-en-fr': 5 } },
  // What is left of the Python board is less than a part of it was before.
  {
    seed: 'recognition 16',
    parts: ['fifteenth'],
    most: 3,
    counts: {
      'nhs-jobs-2020': 22,
      'nyc-jobs-2019': 16,
      'city-of-la-bulletins': 4,
      'cds-canada-en-fr': 2,
      pythonjobs: 9,
      'simplify-newgrad-listings': 7,
      'cvrve-internship-listings': 6,
    },
  },
  { seed: 'recognition 17', parts: ['fifteenth'], counts: { 'cds-canada-en-fr': 5 } },
  // The Python board is used up but for one.
  {
    seed: 'recognition 18',
    parts: ['sixteenth'],
    most: 3,
    counts: {
      'nhs-jobs-2020': 27,
      'nyc-jobs-2019': 19,
      'city-of-la-bulletins': 5,
      'cds-canada-en-fr': 3,
      pythonjobs: 1,
      'simplify-newgrad-listings': 5,
      'cvrve-internship-listings': 5,
    },
  },
  { seed: 'recognition 19', parts: ['sixteenth'], counts: { 'cds-canada-en-fr': 5 } },
  // Nothing is left of the Python board.
  {
    seed: 'recognition 20',
    parts: ['seventeenth'],
    most: 3,
    counts: {
      'nhs-jobs-2020': 30,
      'nyc-jobs-2019': 21,
      'city-of-la-bulletins': 5,
      'cds-canada-en-fr': 3,
      'simplify-newgrad-listings': 4,
      'cvrve-internship-listings': 4,
    },
  },
  { seed: 'recognition 21', parts: ['seventeenth'], counts: { 'cds-canada-en-fr': 5 } },
  {
    seed: 'recognition 22',
    parts: ['eighteenth'],
    most: 3,
    counts: {
      'nhs-jobs-2020': 25,
      'nyc-jobs-2019': 17,
      'city-of-la-bulletins': 3,
      'cds-canada-en-fr': 3,
      'simplify-newgrad-listings': 4,
      'cvrve-internship-listings': 4,
    },
  },
  { seed: 'recognition 23', parts: ['eighteenth'], counts: { 'cds-canada-en-fr': 4 } },
];
