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
  'אוניברסיטת|אוניברסיטה|האוניברסיטה|מכללת|מכללה|המכללה|הטכניון|תיכון|جامعة|الجامعة|كلية|معهد|مدرسة|ثانوية|دانشگاه|دبیرستان|' +
  // Who gives courses everywhere, and has no word of a school in its name
  "general assembly|coding dojo|le wagon|lewagon|masterschool|ironhack|springboard|flatiron school|udacity|coursera|edx|codecademy|code academy|hack reactor|app academy|lambda school|bloomtech|thinkful|careerfoundry|spiced academy|neue fische|start2impact|boolean careers|epicode|aulab|aftral|promotrans|makers|makers academy|northcoders|nucamp|4geeks academy|henry|digital house|soyhenry|rocketseat|trybe|kenzie academy|descomplica|wild code school|simplon|o'clock|datascientest|jedha|studi|comptalia|hackyourfuture|winc academy|codaisseur|linkit academy|skillfactory|skypro|hexlet|otus|stepik|specialist.ru|нетология|скилфактори|яндекс.практикум|simplilearn|upgrad|scaler|alison|openclassrooms|linkedin learning|treehouse|pluralsight|khan academy|harvardx|tesda accredited|dekra akademie|tüv akademie|tüv rheinland akademie|comcave|wbs training|alfatraining|gfn|cimdata|sgd|fernakademie|eckert schulen|afpa|adult education center|education center|learning center|career center|skills center|job center training|达内|传智播客|火星时代|北大青鸟|中公教育|华图教育|粉笔|패스트캠퍼스|코드잇|제로베이스|멀티캠퍼스|그린컴퓨터아트학원|テックアカデミー|侍エンジニア塾|ヒューマンアカデミー";
