import type { LocaleWords } from './locale-words.ts';

/** Filipino. Most CVs of the Philippines mix it with English, whose words are known beside these. */
export const fil: LocaleWords = {
  headings: {
    contact:
      'kontak|impormasyon sa pakikipag-ugnayan|detalye ng pakikipag-ugnayan|makipag-ugnayan|mga kontak|pakikipag-ugnayan|impormasyon ng kontak',
    personal:
      'personal na impormasyon|personal na datos|pansariling impormasyon|impormasyong pansarili|personal na detalye|datos personal|mga personal na detalye',
    profile:
      'tungkol sa akin|buod|layunin|profayl|propayl|layunin sa karera|maikling buod|pagpapakilala|hangarin|buod ng karera|layunin sa trabaho|propesyonal na buod|sino ako',
    work: 'karanasan|karanasan sa trabaho|mga karanasan|trabaho|mga trabaho|karanasan sa pagtatrabaho|propesyonal na karanasan|karanasang propesyonal|mga karanasan sa trabaho|mga nakaraang trabaho|kasaysayan ng trabaho|pagsasanay sa trabaho|karanasan at pagsasanay|mga pinagtrabahuhan|karanasan sa internship|on-the-job training|ojt at internship',
    education:
      'edukasyon|pag-aaral|kasaysayan ng edukasyon|pinag-aralan|mga pinag-aralan|edukasyon at pagsasanay|antas ng edukasyon|natapos na pag-aaral|pormal na edukasyon|katayuang pang-edukasyon|kaligirang pang-edukasyon|pinagtapusan',
    courses:
      'mga pagsasanay|pagsasanay|mga seminar|mga kurso|mga seminar at pagsasanay|mga pagsasanay at seminar|seminar at pagsasanay|mga dinaluhang seminar|karagdagang pagsasanay|seminar',
    projects: 'mga proyekto|proyekto|pananaliksik|mga personal na proyekto|mga saliksik',
    languages: 'wika|mga wika|lengguwahe|mga lengguwahe|kaalaman sa wika|kasanayan sa wika|mga alam na wika|mga wikang alam',
    skills:
      'kasanayan|mga kasanayan|kakayahan|mga kakayahan|kasanayan at kakayahan|mga kakayahan at kasanayan|kasanayang teknikal|teknikal na kasanayan|mga katangian|kaalaman|espesyal na kasanayan|natatanging kakayahan|mga kalakasan|mga teknikal na kasanayan|kaalaman sa kompyuter|kasanayan sa kompyuter|mga kasangkapan|galing',
    certificates:
      'mga sertipiko|sertipikasyon|mga sertipikasyon|lisensya|mga lisensya|sertipiko|mga lisensya at sertipikasyon|kwalipikasyon|mga sertipiko at lisensya|eligibilidad',
    memberships:
      'pagboboluntaryo|boluntaryong gawain|mga organisasyon|mga gawain|kasapian|mga samahan|mga aktibidad|gawaing boluntaryo|pagiging kasapi|mga kinabibilangang samahan|organisasyon|pagboluntaryo|boluntaryo|paglahok sa organisasyon|mga gawaing pangkomunidad',
    awards:
      'mga parangal|parangal|mga gantimpala|mga natamo|mga nakamit|karangalan|iskolarsip|mga karangalan|mga parangal at iskolarsip|mga tagumpay|parangal at karangalan',
    publications: 'mga publikasyon|mga nailathala|mga presentasyon|publikasyon|mga naisulat',
    interests: 'mga hilig|hilig|mga libangan|libangan|mga interes|interes|mga hilig at libangan',
    references: 'mga sanggunian|sanggunian|mga maaaring tanungin|mga sanggunian sa pagkatao|mga personal na sanggunian|karakter reperensya',
    nationality: 'nasyonalidad|pagkamamamayan',
    permits: 'permiso sa pagtatrabaho|pahintulot sa trabaho',
    other: 'karagdagang impormasyon|iba pang impormasyon|iba pa|iba pang detalye|deklarasyon|pagpapatunay|ibang impormasyon',
  },
  filler: 'mga|ang|ng|sa|at|aking|iba|pang|na|ko|karagdagang|kaugnay',
  months:
    'ene=1|peb=2|mar=3|abr=4|may=5|hun=6|hul=7|ago=8|set=9|okt=10|nob=11|dis=12|agt=8|hunyo=6|hulyo=7|enero=1|pebrero=2|marso=3|abril=4|mayo=5|agosto=8|setyembre=9|oktubre=10|nobyembre=11|disyembre=12',
  seasons: 'tag-init|tag-ulan|taglamig|semestre|taong|batch|taon|taong panuruan|simula ng|humigit-kumulang|s.y.|a.y.|sy|ay',
  present:
    'kasalukuyan|hanggang ngayon|ngayon|kasalukuyang|hanggang sa kasalukuyan|nagpapatuloy|hanggang kasalukuyan|sa kasalukuyan|ngayong araw|patuloy',
  since: 'mula|simula|mula noong|simula noong|nagsimula|mula pa noong|magmula',
  until: 'hanggang|nagtapos|natapos|nagtapos noong|hanggang noong|natapos noong|taon ng pagtatapos',
  to: 'hanggang|-|hanggang sa',
  expected: 'inaasahan|inaasahang pagtatapos|inaasahang magtapos|tinatayang|magtatapos|inaasahang',
  titles:
    'guro*|katulong*|tagapamahala*|kawani*|inhinyero*|nars*|doktor*|kahera|kahero|tindera|tindero|tagaluto*|kusinero*|drayber*|kalihim*|tagasalin*|mananaliksik*|boluntaryo*|kasapi*|pangulo*|pangalawang pangulo*|ingat-yaman*|tagapag-ugnay*|tagapagturo*|tagapayo*|mamamahayag*|manunulat*|patnugot*|accountant*|service crew|crew|student assistant|call center agent|customer service representative*|virtual assistant*|csr|staff nurse|teaching intern|on-the-job trainee|ojt|trainee|practicumer|manggagawa*|tubero|elektrisyan|mekaniko|sekretarya|tagasuri*|encoder|tagapangulo|tagapagtatag|lider|barangay health worker|sk chairperson|tagadisenyo*|tagabenta*|tagapangalaga*|serbidora|serbidor|weyter|musikero|katiwala|tagasubaybay',
  orgs: 'korporasyon|kompanya|kumpanya|ospital|paaralan|unibersidad|pamantasan|kolehiyo|samahan|kapisanan|pamahalaan|kagawaran|tanggapan|barangay|lungsod ng|bangko|botika|palengke|simbahan|inc.|corp.|corporation|jollibee|sm|bdo|bpi|meralco|globe|smart|deped|dswd|doh|dole|philippine*|philippines|ph|foundation|cooperative|kooperatiba|lgu|munisipyo|bpo|concentrix|accenture|teleperformance|medical center|general hospital|health center|gobyerno|tindahan|karinderya|kapihan|panaderya|silid-aklatan|museo|sentro',
  schools:
    'unibersidad|pamantasan|kolehiyo|paaralan|mataas na paaralan|mababang paaralan|pambansang mataas na paaralan|up diliman|up|ateneo|de la salle|ust|pup|feu|tip|mapua|mapúa|sti|ama|dlsu|admu|dalubhasaan|national high school|elementary school|senior high school|science high school|tesda|institute|polytechnic university|state university|mindanao state|silliman|adamson|lyceum|surian',
  degrees: {
    phd: 'doktorado*|doktor ng*|ph.d*',
    mba: 'mba*',
    master: 'masterado*|master*|maestra|maestro|masteral*|gradwadong pag-aaral|m.a.*',
    bachelor:
      'batsilyer*|bachelor*|bs *|ab *|b.s.*|kolehiyo|antas tersiyarya|tersiyarya|batsilyer ng*|batsilyer sa*|bse*|bsed|beed|bsn|bsba|bsit|bscs|bsa|kursong',
    diploma: 'diploma*|bokasyonal*|teknikal-bokasyonal*|associate*|nc iii|kursong bokasyonal',
    certification: 'sertipiko*|nc ii*|national certificate*',
    school:
      'senior high*|junior high*|sekundarya|elementarya|mataas na paaralan|strand|stem|humss|abm|gas|tvl|hayskul|high school*|sekondarya',
  },
  at: 'sa|para sa|@|kay|mula sa',
  of: 'sa|ng|medyor sa|major in|espesyalisasyon sa|sa larangan ng|medyor',
  labels: {
    name: 'pangalan|buong pangalan|kumpletong pangalan',
    first: 'unang pangalan',
    last: 'apelyido',
    email: 'email|e-mail|sulatroniko|email address',
    phone: 'telepono|numero ng telepono|selpon|cp no|numero|contact no|cellphone no|mobile no|numero ng selpon|kontak',
    address: 'tirahan|lugar|tirahang address|kasalukuyang tirahan|permanenteng tirahan|adres|direksiyon|lungsod|nakatira sa',
    born: 'petsa ng kapanganakan|kapanganakan|araw ng kapanganakan|kaarawan|ipinanganak',
    nationality: 'nasyonalidad|pagkamamamayan|lahi',
    permit: 'permiso sa pagtatrabaho',
    link: 'website|linkedin|facebook|github',
    title: 'posisyon|tungkulin|katungkulan',
    employer: 'kompanya|pinagtatrabahuhan|kumpanya|employer|pinagtrabahuhan',
    school: 'paaralan|unibersidad|kolehiyo',
    field: 'kurso|medyor|espesyalisasyon|larangan|strand',
    grade: 'marka|gwa|pangkalahatang marka|karaniwang marka|antas',
    place: 'lugar|lokasyon|lungsod',
    none: 'kasarian|katayuang sibil|edad|relihiyon|taas|timbang|lugar ng kapanganakan|pangalan ng ama|pangalan ng ina|mga anak|tesis|mga tungkulin|mga responsabilidad|petsa|asawa|trabaho ng ama|trabaho ng ina|wika|taong panuruan|mga gawain|kalagayang sibil|sekso',
  },
  levels: {
    native_or_bilingual: 'katutubo|katutubong wika|unang wika|inang wika|bilingguwal|katutubong nagsasalita|sariling wika',
    full_professional: 'matatas|bihasa|mahusay|napakahusay|dalubhasa|matatas na matatas|ganap na propesyonal',
    professional_working: 'propesyonal|magaling|mabuti|pang-negosyo|gamit sa trabaho|pantrabaho',
    limited_working: 'katamtaman|intermedyo|nakakausap|sapat|pakikipag-usap|limitado|may sapat na kaalaman|nakikipag-usap',
    elementary: 'panimula|batayan|baguhan|payak|pangunahin|kaunti|nagsisimula|batayang kaalaman|elementarya|basiko',
  },
  demonyms:
    'pilipino=PH|pilipina=PH|filipino=PH|filipina=PH|amerikano=US|amerikana=US|hapon=JP|hapones=JP|tsino=CN|koreano=KR|kastila=ES|briton=GB|australyano=AU|kanadyano=CA|indiyano=IN|aleman=DE|pranses=FR',
};
