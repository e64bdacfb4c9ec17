// Names of schools that have the word of a degree in them, and are none.

const NAMES: readonly RegExp[] = [
  // "Trường THPT Chu Văn An" beside "Tốt nghiệp THPT": the word for a school begins its name.
  /^(?:trường|học viện|trung tâm)\s\S/iu,
  // "Sapang Palay National High School": a place, and whose school it is.
  /^(?:\p{Lu}\S*\s){1,6}(?:National|Central|Science|Integrated|Memorial|Provincial|Municipal|Regional)\s(?:(?:Senior|Junior)\s)?(?:High|Elementary)\s?School/u,
  // "Jefferson High School": a name before the step that it is one of.
  /^(?!(?:Senior|Junior|Some|Completed|Public|Private|Secondary|Night|Regular|Adult|The)\s)\p{Lu}\p{Ll}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){0,3}\sHigh School$/u,
  // "Polytechnische Oberschule „Wilhelm Pieck“", "Школа № 5 «Гармония»": whose name stands in marks.
  /(?:schule|school|gymnasi\p{L}*|college|lice\p{L}*|institut\p{L}*|școal\p{L}*|colegi\p{L}*|grup(?:ul)? școlar|школ\p{L}*|гимнази\p{L}*|лице\p{L}*)\s(?:\S+\s){0,3}[„“"«][^“”"»]{2,60}["“”»]$/iu,
];

export const isNameOfSchool = (text: string): boolean => NAMES.some((name) => name.test(text.trim()));
