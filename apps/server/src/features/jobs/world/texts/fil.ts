// Filipino, with the English job titles that are usual in the Philippines.
import type { LanguageWords } from '../role.ts';
import type { SharedRole } from '../roles.ts';

export const FILIPINO: LanguageWords<SharedRole> = {
  titles: {
    intern: ['{noun} Intern', 'Internship sa {area}', 'Bayad na internship: {area}', '{area} Intern – {city}'],
    credit: ['OJT sa {area}', 'Internship na may kredito: {area}'],
    graduate: ['{area} Graduate Program {year}', 'Para sa bagong nagtapos: {noun}', 'Management Trainee – {area}'],
    junior: ['Junior {noun}', '{noun}', '{noun} sa {city}', '{noun} (kahit walang karanasan)'],
    part: ['Part-time {noun}', 'Trabahong pang-estudyante: {area}', '{area} Assistant (part-time)'],
    temporary: ['{noun} ({months} buwang kontrata)', 'Pansamantalang {noun}', 'Katuwang sa proyekto: {area}'],
  },
  headings: {
    tasks: ['Ang gagawin mo', 'Mga tungkulin', 'Tungkol sa trabaho'],
    profile: ['Ang hinahanap namin', 'Mga kwalipikasyon', 'Ano ang dala mo'],
    offer: ['Ang alok namin', 'Mga benepisyo', 'Bakit dito'],
    apply: ['Paano mag-apply', 'Mga susunod na hakbang', 'Ang iyong aplikasyon'],
  },
  place: ['Sa {city} ka magtatrabaho, kasama ang {team} katao.', 'May {team} kasamahan sa aming opisina sa {city}, at may upuan para sa iyo sa tabi ng bintana.', 'Nasa {city} ang opisina, malapit sa sakayan.'],
  remote: ['Ganap na remote ang trabaho; apat na beses sa isang taon kami nagkikita.', 'Puwedeng magtrabaho sa bahay; kami ang bahala sa mesa, upuan at headset.'],
  terms: {
    intern: ['Tatagal ang internship nang {months} buwan, {hours} oras bawat linggo, at may allowance.', 'Mananatili ka nang {months} buwan, na may isang libreng araw kada buwan para sa pag-aaral.'],
    credit: ['Tatagal ang OJT nang {months} buwan; pagkakasunduan ang nilalaman kasama ng iyong paaralan.'],
    graduate: ['Tatagal ang programa nang {months} buwan, at regular ka na mula sa unang araw.', 'Sa loob ng {months} buwan, tatlong departamento at isang opisina sa ibang bansa ang makikilala mo.'],
    junior: ['Regular na posisyon ito, {hours} oras bawat linggo.', 'Regular ang kontrata; puwede ring part-time.'],
    part: ['Magtatrabaho ka nang {hours} oras bawat linggo, at mas kaunti tuwing pagsusulit.', 'Ibabagay sa klase mo ang {hours} oras bawat linggo.'],
    temporary: ['Ang kontrata ay {months} buwan, {hours} oras bawat linggo, at maaaring pahabain.'],
  },
  profile: ['Mahusay sa Filipino at Ingles', 'Masayang katrabaho, kahit ng mga iba ang pananaw', 'Kayang kumilos mag-isa at marunong magtanong sa tamang oras', 'Interesado sa aming larangan', 'Nag-aaral pa o nagtapos nang hindi hihigit sa dalawang taon'],
  offer: ['Mentor na may isang oras para sa iyo linggo-linggo', 'Flexible na oras', 'Makatarungang sahod mula sa unang araw', 'Sariling badyet sa pag-aaral', 'Allowance sa pamasahe at pagkain', 'HMO para sa iyo at isang kapamilya', 'Sariling proyekto na may totoong pananagutan', 'Tulong sa paghahanap ng tirahan'],
  studentOffer: ['Pagkakataong isulat ang tesis dito', 'Bakasyon bago ang pagsusulit'],
  apply: ['Ipadala ang CV at ilang linya tungkol sa isang bagay na ikaw mismo ang gumawa. Sasagot kami sa loob ng sampung araw ng trabaho.', 'Hindi kailangan ng cover letter: sagutin ang tatlong tanong sa form at tatawagan ka namin.', 'Mag-apply gamit ang CV at sabihin kung kailan ka makapagsisimula. Isang oras ang panayam, at sa iyo ang kalahati ng mga tanong.'],
  labels: { thesis: ['Paksa ng tesis', 'Puwede mong gawing paksa ng tesis ang trabahong ito'], flexible: ['Malayang oras', 'Ikaw ang pipili ng oras ayon sa klase mo'], fairPay: ['Pangakong Patas na Simula', 'Binabayaran ng kompanyang ito ang bawat intern at sinasagot ang bawat aplikasyon'] },
  roles: {
    software: {
      noun: 'Software Developer', area: 'Software Development',
      about: ['Gumagawa ka ng mga serbisyong inaasahan ng iba araw-araw, at makikita mong ginagamit ang mga ito sa loob ng linggo.', 'Naghahanap kami ng taong mahilig sa maikli, malinaw at subok na code.'],
      tasks: ['Bumuo ng mga feature ng web application, mula database hanggang browser', 'Magsulat ng automated tests at sumuri ng code ng kasamahan', 'Alamin kung bakit mabagal ang isang pahina at patunayan ang pagbuti', 'Isulat nang malinaw ang dokumentasyon ng mga interface', 'Maghanda ng maliliit na release kasama ang support'],
      profile: ['Nag-aral ng computer science o may katumbas na karanasan', 'Mahusay sa isang programming language', 'May kaunting karanasan sa database at Git', 'Ugaling sumubok muna bago magsabi'],
    },
    data: {
      noun: 'Data Analyst', area: 'Data Analytics',
      about: ['Ginagawa mong numero ang mga tanong, at matibay na desisyon ang mga numero.', 'Sa aming data team, inaalam mo ang totoong nangyayari at sinasabi ito sa isang pahina.'],
      tasks: ['Ihanda ang datos mula sa iba’t ibang sistema at tiyaking maaasahan', 'Gumawa ng mga dashboard na gamit linggo-linggo', 'Subukin ang mga palagay gamit ang simpleng estadistika', 'Ipaliwanag ang resulta sa mga hindi eksperto', 'Gawing awtomatiko ang mga ulat na mano-mano pa'],
      profile: ['Nag-aral ng estadistika, ekonomiya o data science', 'Sanay sa SQL at sa Python o R', 'Marunong gumawa ng tsart na hindi nakalilito', 'Mahilig magtanong ng isa pa'],
    },
    marketing: {
      noun: 'Marketing Associate', area: 'Marketing',
      about: ['Ikinukuwento mo ang aming gawain sa paraang gusto rin naming marinig.', 'Maliit ang team, kaya makikita mo ang kampanya mula unang ideya hanggang huling numero.'],
      tasks: ['Magplano at magpatakbo ng kampanya sa web, email at mga kaganapan', 'Sumulat para sa website, newsletter at social media', 'Suriin ang resulta at magmungkahi ng pagbabago', 'Makipagtulungan sa mga litratista, imprenta at ahensya', 'Maghanda ng mga fair at open house'],
      profile: ['Nag-aral ng marketing, komunikasyon o negosyo', 'Malinaw at buhay ang pagsusulat', 'May kaunting alam sa web analytics', 'Matalas ang mata sa larawan at sa maling baybay'],
    },
    finance: {
      noun: 'Financial Analyst', area: 'Finance',
      about: ['Tinutulungan mo ang pamunuan na maagang makita ang takbo ng taon.', 'Badyet, forecast, closing: kasali ka sa tatlo at may pagbubutihin kang kahit isa.'],
      tasks: ['Ihanda ang buwanang ulat at ipaliwanag ang mga pagkakaiba', 'Subaybayan ang badyet kasama ang mga departamento', 'Kuwentahin ang mga puhunan at panganib', 'Pagbutihin ang mga spreadsheet', 'Tumulong sa quarterly closing'],
      profile: ['Nag-aral ng finance, accounting o ekonomiya', 'Napakahusay sa spreadsheet', 'Tumpak hanggang huling hanay', 'May lakas ng loob na magtanong tungkol sa isang numero'],
    },
    sales: {
      noun: 'Account Executive', area: 'Sales',
      about: ['Hinahanap mo ang mga kliyenteng kailangan ang gawa namin, at nananatili ka sa tabi nila.', 'Sa sales, makinig muna bago mag-alok.'],
      tasks: ['Magsaliksik ng merkado at maghanda sa unang pulong', 'Sumulat at magkuwenta ng mga alok', 'Sumama sa pagbisita sa kliyente at sa mga trade fair', 'Panatilihing kumpleto ang rekord ng kliyente', 'Iparating sa development ang sinasabi ng kliyente'],
      profile: ['Nag-aral ng negosyo, wika o teknikal na kurso', 'Magiliw at malinaw magsalita', 'Maaasahan: ang pangako ay tinutupad', 'Handang bumiyahe paminsan-minsan'],
    },
    hr: {
      noun: 'HR Associate', area: 'Human Resources',
      about: ['Dahil sa iyo, panauhin ang turing sa aplikante at kasamahan ang turing sa bago.', 'Kasama ng aming team ang lahat, mula unang liham hanggang paalam.'],
      tasks: ['Sumulat ng mga anunsyo ng trabaho at pumili kung saan ilalabas', 'Mag-ayos ng mga panayam at lumahok dito', 'Ihanda ang mga unang linggo ng bagong kasamahan', 'Mag-organisa ng pagsasanay at tapat na suriin ito', 'Kumatawan sa amin sa mga job fair at paaralan'],
      profile: ['Nag-aral ng HR, sikolohiya, batas o negosyo', 'Maingat sa sikreto at mabuting makinig', 'Maayos kahit tumutunog ang telepono', 'Interesado sa patas at simpleng proseso'],
    },
    engineering: {
      noun: 'Design Engineer', area: 'Engineering Design',
      about: ['Nagdidisenyo ka ng mga piyesang gumagalaw, matibay at tumatagal, at ikaw ang unang hahawak.', 'Mula guhit hanggang pagsubok, sasamahan mo ang isang piyesa sa buong daan.'],
      tasks: ['Magdisenyo ng piyesa sa CAD at maghanda ng mga guhit', 'Magplano, magsagawa at magsuri ng mga test', 'Ihambing ang simulation sa aktuwal na sukat', 'Pumili ng materyales at supplier kasama ang purchasing', 'Tumulong sa pagsisimula ng produksiyon'],
      profile: ['Nag-aral ng mechanical, electrical o mechatronics engineering', 'May karanasan sa CAD o simulation', 'Mahusay ang kamay, o may respeto sa mga mahusay', 'Maingat sa numero at yunit'],
    },
    customer: {
      noun: 'Customer Care Associate', area: 'Customer Care',
      about: ['Ikaw ang tinig na naririnig ng kostumer kapag may mahalaga sa kanila.', 'Walang iskrip at walang orasan: may panahon ka para sa mabuting sagot.'],
      tasks: ['Sumagot sa telepono, chat at email', 'Hanapin ang sanhi ng problema kasama ang mga eksperto', 'Sumulat ng mga gabay para hindi na kailangang tumawag', 'Samahan ang mga bagong kliyente sa unang mga linggo', 'Lutasin nang patas ang mga reklamo'],
      profile: ['Magiliw at matiyaga, kahit Lunes', 'Malinaw magsalita at sumulat', 'Gustong maunawaan kung paano gumagana ang mga bagay', 'Bentahe ang iba pang wika'],
    },
  },
}; // biome-ignore format: texts
