// What schools of higher and middle education are called in languages that no CV is read in: exchange semesters and first degrees are from everywhere.

/** Alternatives parted by `|`, as in the languages' own lists. */
export const OTHER_SCHOOLS =
  // Polish, Czech, Slovak, Slovene, Croatian, Serbian, Bosnian
  'uniwersytet*|politechnika|akademia|szkoła wyższa|wyższa szkoła*|liceum ogólnokształcące|technikum|univerzita|univerzitet*|univerza|sveučilište|veleučilište|veľká škola|vysoká škola*|vysoké učení*|vyšší odborná škola|gymnázium|gimnazija|visoka škola|strukovna škola|fakulteta|' +
  // Hungarian, Finnish, Estonian, Latvian, Lithuanian
  '*egyetem|*egyetemi|*főiskola|*gimnázium|*yliopisto|*ammattikorkeakoulu|*korkeakoulu|*lukio|*ülikool|*gümnaasium|*universitāte|*augstskola|*ģimnāzija|*universitetas|*kolegija|*gimnazija|' +
  // Swedish, Norwegian, Danish, Icelandic
  '*universitet|*universitetet|*högskola|*högskolan|*høgskole|*høgskolen|*høyskole|*højskole|*gymnasiet|*gymnasieskola|folkhögskola|erhvervsakademi*|háskóli|háskólinn|' +
  // Turkish, Azerbaijani, Indonesian, Malay
  '*üniversitesi|*universiteti|anadolu lisesi|fen lisesi|universitas|institut teknologi|politeknik|sekolah tinggi|sekolah menengah*|universiti|kolej|' +
  // Catalan, Galician, Basque, Irish, Welsh
  'universitat*|universidade|*unibertsitatea|ollscoil|prifysgol|coleg|' +
  // Greek, Bulgarian, Ukrainian, Serbian and Macedonian in Cyrillic letters, Belarusian
  'πανεπιστήμιο*|πολυτεχνείο|λύκειο|университет|*університет|політехніка|*інститут|ліцей|гімназія|гимназия|*універсітэт|универзитет*|' +
  // Arabic and Hebrew names as Latin letters write them
  'jamiat|jamia|universite|' +
  // Hebrew, Arabic, Persian
  'אוניברסיטת|אוניברסיטה|האוניברסיטה|מכללת|מכללה|המכללה|הטכניון|תיכון|جامعة|الجامعة|كلية|معهد|مدرسة|ثانوية|دانشگاه|دبیرستان';
