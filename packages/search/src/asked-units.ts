// A part of a question, as units.ts reads it.
/** A word of a unit. */
export type AskedWord = {
  word: string;
  /** It is being typed: words that begin with it count. */
  isBeginning: boolean;
};

export type AskedUnit = {
  /** As it was typed; folded where it is a part of what stands between two spaces. */
  typed: string;
  /** All of them answer the unit; empty: only what it means does. */
  words: AskedWord[];
  /** Any of them answers it too. */
  terms: string[];
  /** Where little is found, any of these answers it too, though less: broader concepts of titles, the country of a town. */
  near: string[];
  /** Other endings of its words count in these languages alone: those that it is said in. Without: in all. */
  languages?: readonly string[];
  /** It means an occupation: texts that hold its words ("you work with nurses", "teaching ... assistant") answer it where little is found only. */
  isOccupation?: boolean;
  /** Its words answer it in no text. */
  isStrict?: boolean;
  /** Where it means an occupation or a field: what of a title names that itself. Titles that mean something narrower answer like what is near. */
  exact?: string[];
  /** Of the terms those that answer as well as a title as it is written. */
  best?: string[];
  /** Of what is near what counts however much is found: the outer ring of a circle. */
  outer?: string[];
  /** It is asked for as a place (SearchRequest.where), beside the words. */
  isWhere?: boolean;
  /** It stood in quotes: nothing but the word as written answers it, and it is never let go. */
  isRequired: boolean;
  /** It is what people would like besides ("paid"): what it means alone answers it, and it is let go before any other that is answered. */
  isWish?: boolean;
  /** It is what somebody studies, beside what they look for (studied.ts). */
  isStudied?: boolean;
  /** A word of a sentence that means nothing: it is corrected into what means something alone, for a sentence is full of words that no posting has. */
  isInSentence?: boolean;
  /** A word that some language has, among several: it is not mistyped (dictionary-words.ts). */
  isHeld?: boolean;
};
