// What tells the end of a sentence from a short word with a point.

/** The last letters of a word before a point that ends a sentence: not those of a short form, which has a point of its own. For a pattern. */
export const LAST_LETTERS = String.raw`\p{L}{4}(?<!\b(?:Corp|Ltda|Bros|Gebr|Nachf|Hnos|Irmãos|Univ|Dept|Prof|Inst|Gral|Cnel|Mons|Pdte|Alte|Pbro|Mtro|Mtra|Arch|Brgy|Dipl|Staatl|Landw|Kaufm|Acad|Facult|Compl|Dott|Engr|Atty|Gobdor|Tnte|Cmdt|Psih|Școal))`;
