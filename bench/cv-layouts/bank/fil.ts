import type { Bank } from '../bank-shape.ts';

export const fil: Bank = {
  tag: 'fil',
  titles: ['Resume', 'Curriculum Vitae', 'Bio-data'],
  page: 'pahina',
  at: 'sa',
  degreeIn: 'in',
  headings: {
    profile: 'Buod|Tungkol sa Akin|Career Objective|Profile|Layunin|Summary',
    work: 'Karanasan sa Trabaho|Work Experience|Mga Karanasan sa Trabaho|Employment History|Karanasan|Propesyonal na Karanasan|Mga Pinagtrabahuhan',
    education: 'Edukasyon|Educational Background|Pinag-aralan|Education|Educational Attainment|Antas ng Edukasyon',
    languages: 'Mga Wika|Wika|Languages|Languages Spoken|Mga Wikang Alam|Mga Wikang Sinasalita',
    skills: 'Mga Kasanayan|Skills|Kasanayan|Mga Kakayahan|Special Skills|Kaalaman at Kasanayan|Mga Alam Gawin',
    certificates: 'Mga Sertipiko|Trainings and Seminars|Certificates|Mga Pagsasanay|Seminars Attended|Mga Sertipikasyon',
    memberships: 'Mga Samahan|Organizations|Affiliations|Kasapian|Mga Kinabibilangang Samahan|Mga Organisasyon',
    hobbies: 'Mga Hilig|Interests|Hobbies|Libangan|Mga Libangan',
    references: 'Character References|References|Mga Sanggunian',
    projects: 'Mga Proyekto|Projects',
    licence: 'Driver’s License|Lisensya',
    personal: 'Personal na Impormasyon|Personal Information|Personal Data|Impormasyong Personal',
    contact: 'Kontak|Contact|Contact Information|Makipag-ugnayan',
  },
  months: 'January|February|March|April|May|June|July|August|September|October|November|December',
  short: 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec',
  present: 'kasalukuyan|present|hanggang ngayon|ngayon',
  to: 'hanggang|to',
  fromTo: 'mula {a} hanggang {b}',
  since: 'mula {a}',
  year: 'taon|taon',
  month: 'buwan|buwan',
  labels: {
    name: 'Pangalan',
    phone: 'Telepono',
    email: 'Email',
    address: 'Tirahan',
    born: 'Petsa ng Kapanganakan',
    nationality: 'Nasyonalidad',
    web: 'Website',
    employer: 'Kumpanya',
    position: 'Posisyon',
    period: 'Panahon',
    place: 'Lugar',
    duties: 'Mga Tungkulin',
    school: 'Paaralan',
    degree: 'Kurso',
    field: 'Major',
    thesis: 'Thesis',
    grade: 'Marka',
    courses: 'Mga Asignatura',
    language: 'Wika',
    level: 'Antas',
    date: 'Petsa',
  },
  levels: {
    native_or_bilingual: 'katutubong wika|unang wika',
    full_professional: 'matatas|bihasa|napakahusay',
    professional_working: 'mahusay|magaling',
    limited_working: 'katamtaman|nakakaintindi at nakakapagsalita',
    elementary: 'kaunti|panimula|pangunahing kaalaman',
  },
  speak: 'Nagsasalita ako ng {l}.',
  and: ' at ',
  duties: `Gumagawa ng lingguhang ulat para sa pinuno ng departamento
Sumasagot sa mga tanong ng mga kliyente sa telepono at email
Nagtuturo sa mga bagong kasamahan sa unang mga linggo
Nag-aayos ng mga talaan at dokumento ng opisina
Gumagawa ng iskedyul para sa walong tao
Umo-order ng mga gamit at sinusuri ang mga dumating
Nag-aalaga sa mga suking kliyente
Nag-aasikaso ng mga reklamo
Nag-oorganisa ng mga pulong at sumusulat ng katitikan
Sinusuri ang kalidad ng tapos na gawa
Nakikipag-ugnayan sa mga supplier at kasosyo
Tumulong sa pagpapatupad ng bagong sistema ng order
Gumagabay sa dalawang trainee
Sumusulat ng mga tagubilin para sa araw-araw na gawain
Buwanang pagsusuri ng kaligtasan
Nabawasan ang oras ng paghihintay ng mga tao
Namamahala ng taunang badyet
Nagbubukas at nagsasara ng tindahan
Kumakatawan sa grupo sa taunang perya
Tumatanggap ng bayad at nagbibilang ng kita
Nagtatala ng lahat ng hakbang sa sistema
Tumutulong sa mga kasamahan sa ibang sangay
Naghahanda ng mga panukala at sinusubaybayan ang mga ito
Nagbibilang ng imbentaryo dalawang beses sa isang taon
Nagkakabit ng kagamitan at nagpapaliwanag ng gamit nito
Nangongolekta ng datos at naglalahad ng resulta
Tinitiyak na natatapos ang gawain sa takdang oras
Sumasalubong sa mga bisita
Tumulong sa paglilipat ng mga lumang dokumento
Naglilinis at nag-aalaga ng mga kasangkapan`,
  tails:
    'kasama ang ibang mga departamento at ayon sa utos ng pamunuan ng kumpanya|pati na ang paghahanda ng lahat ng papeles na kailangan sa taunang pagsusuri',
  dutyLabels: 'Ulat|Kliyente|Grupo|Organisasyon|Kalidad|Plano',
  summary: `Maaasahan at palakaibigan, may ilang taong karanasan at masusi sa detalye.
Gusto kong makipagtulungan sa grupo at kalmado ako kapag maraming gawain.
Naghahanap ako ng trabaho kung saan mas malaki ang aking tungkulin.
Sanay ako sa maagang pasok at sa iba't ibang gawain.
Mabilis akong matuto, maingat sa numero, at bukas sa mga tao.
Ang mga lakas ko ay pagtitiyaga, kaayusan at pagpapatawa.`,
  hobbies: 'Pag-akyat ng bundok|Chess|Pag-awit sa koro|Photography|Pagluluto ng tinapay|Volleyball|Paghahalaman',
  referees: 'Lourdes Evangelio, Office Manager|Ramon Katigbak, dating supervisor',
  request: 'References available upon request',
  thesis: 'Ang pana-panahong pangangailangan sa maliliit na negosyo|Paghahambing ng dalawang paraan ng pagpaplano',
  grade: '1.75|89 %|With Honors',
  courses: 'Statistics, Communication, Project Work|Law, Accounting, Ethics',
  projects: 'Mapa ng barangay: website ng mga malapit na talyer|Bukas na hardin: nag-organisa ng pista para sa 200 bisita',
  streets: '14 Rizal Street|Blk 7 Lot 3, Sampaguita Street|22 Mabini Street',
  address: '{s}, {c}',
  towns: 'Baguio City|Iloilo City|Davao City|Lipa City|Dagupan City|Tacloban City',
  licence: 'Professional Driver’s License',
  place: '{p}, {d}',
  declare: 'I hereby certify that the above information is true and correct.',
  skillLabels: 'Teknikal|Computer|Personal',
  issuers: 'TESDA|Philippine Red Cross|DepEd',
  sentence: 'Mula {a} hanggang {b}, nagtrabaho ako bilang {t} sa {e}.',
  sentenceOpen: 'Mula {a} hanggang ngayon, nagtatrabaho ako bilang {t} sa {e}.',
  born: 'MMMM D, YYYY|MM/DD/YYYY',
  nationalities: { PH: 'Filipino' },
};
