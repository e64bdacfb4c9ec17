import type { LocaleWords } from './locale-words.ts';

/** Dutch. */
export const nl: LocaleWords = {
  headings: {
    contact: 'contact|contactgegevens|contactinformatie|adresgegevens|bereikbaarheid|online|sociale media|links',
    personal: 'personalia|persoonlijke gegevens|persoonsgegevens|persoonlijke informatie|persoonlijk|gegevens',
    profile:
      'profiel|persoonlijk profiel|over mij|samenvatting|profielschets|wie ben ik|introductie|motivatie|doel|doelstelling|loopbaandoel|profielsamenvatting|kort profiel|even voorstellen',
    work: 'werkervaring|ervaring|professionele ervaring|loopbaan|beroepservaring|arbeidsverleden|werk|carrière|stages|stage|stage ervaring|stages en bijbanen|relevante werkervaring|bijbanen|bijbaan|overige werkervaring|praktijkervaring|arbeidservaring|loopbaanoverzicht|werkverleden|functies|studentenbanen|vakantiewerk|stage en werkervaring|onderwijservaring|onderzoekservaring',
    education:
      'opleiding|opleidingen|onderwijs|studie|studies|educatie|academische achtergrond|schoolopleiding|opleidingsachtergrond|vooropleiding|genoten opleidingen|opleiding en vorming|scholing|onderwijs en opleiding|academische opleiding',
    courses:
      'cursussen|trainingen|cursussen en trainingen|bijscholing|nascholing|opleidingen en cursussen|workshops|permanente vorming|cursus|extra opleidingen|navorming|vorming|bijkomende opleidingen',
    projects: 'projecten|project|onderzoek|onderzoeksprojecten|portfolio|eigen projecten|studieprojecten',
    languages: 'talen|talenkennis|taalvaardigheden|taalvaardigheid|taal|taalkennis|talenkennis en niveau',
    skills:
      'vaardigheden|competenties|kennis|computervaardigheden|computerkennis|it-vaardigheden|it vaardigheden|it-kennis|it kennis|technische vaardigheden|kennis en vaardigheden|kerncompetenties|digitale vaardigheden|software|softwarekennis|sterke punten|kwaliteiten|expertise|eigenschappen|persoonlijke eigenschappen|sociale vaardigheden|tools|technologieën|specialisaties|kernkwaliteiten|soft skills|hard skills|ict-kennis|ict vaardigheden|informatica|pc-kennis|vakkennis',
    certificates:
      'certificaten|certificeringen|certificaat|diploma s en certificaten|licenties|attesten|brevetten|certificering|getuigschriften',
    memberships:
      'lidmaatschappen|lidmaatschap|vrijwilligerswerk|nevenactiviteiten|activiteiten|verenigingen|bestuurservaring|extracurriculaire activiteiten|nevenfuncties|maatschappelijke activiteiten|vrijwilliger|commissies|verenigingsleven|engagement|maatschappelijk engagement|vrijwilligersservice|bestuursfuncties|extra curriculaire activiteiten|vrijwilligerswerk en nevenactiviteiten|sociaal engagement',
    awards: 'prijzen|onderscheidingen|beurzen|prestaties|prijzen en onderscheidingen|awards|prijzen en beurzen|beurzen en prijzen',
    publications: 'publicaties|presentaties|publicatie|artikelen|publicaties en presentaties|scripties',
    interests:
      'hobby s|hobbys|hobby|interesses|hobby s en interesses|interesses en hobby s|vrije tijd|vrijetijdsbesteding|interessegebieden',
    references: 'referenties|referentie|referenten|aanbevelingen',
    nationality: 'nationaliteit',
    permits: 'werkvergunning|verblijfsvergunning|verblijfstatus|verblijfsstatus',
    other:
      'overig|overige|overige informatie|aanvullende informatie|diversen|varia|rijbewijs|beschikbaarheid|bijlagen|extra|verklaring|mobiliteit|overige gegevens',
  },
  filler: 'mijn|relevante|overige|de|het|een|en|van|belangrijkste|recente|eigen|extra|huidige',
  months: 'jan=1|feb=2|febr=2|mrt=3|apr=4|mei=5|jun=6|jul=7|aug=8|sep=9|sept=9|okt=10|nov=11|dec=12',
  seasons: 'lente|voorjaar|zomer|herfst|najaar|winter|schooljaar|academiejaar|studiejaar|semester|begin|eind|medio|circa|ca',
  present: 'heden|nu|tot heden|tot op heden|vandaag|huidig|lopend|tot nu|t/m heden|nog bezig|actueel|tot nu toe|lopende',
  since: 'sinds|vanaf|sedert|gestart|start|van|met ingang van',
  until: 'tot|tot en met|t/m|afgestudeerd|behaald|afgerond|tot aan|diploma behaald|uitgereikt|behaald in',
  to: 'tot|tot en met|t/m|tem|t.e.m.|naar',
  expected: 'verwacht|verwachte|naar verwachting|gepland|voorzien|verwachte afronding|verwachte einddatum|vermoedelijk|afstuderen',
  titles:
    '*medewerker*|*medewerkster*|*manager*|*adviseur*|*ontwikkelaar*|*ingenieur*|*stagiair*|*stagiaire*|stage|*assistent*|*assistente*|*consulent*|*coördinator*|*coordinator*|*leraar*|*lerares*|*docent*|*docente*|*verpleegkundige*|*verzorgende*|*arts*|*advocaat*|*jurist*|*boekhouder*|*accountant*|*analist*|*analyst*|*specialist*|*verkoper*|*verkoopster*|*kok*|*ober*|serveerster|*barista*|*chauffeur*|*monteur*|*technicus*|*technieker*|*operator*|*directeur*|*hoofd*|*leider*|*leidster*|*teamleider*|*voorzitter*|*secretaris*|*penningmeester*|*bestuurslid*|*redacteur*|*journalist*|*onderzoeker*|*promovendus*|*vakkenvuller*|*kassamedewerker*|*caissière*|*schoonmaker*|*begeleider*|*coach*|*trainer*|*tutor*|bijlesdocent*|*therapeut*|*psycholoog*|*apotheker*|*architect*|*ontwerper*|*vormgever*|*tekenaar*|*planner*|*inkoper*|*recruiter*|*controller*|*consultant*|*engineer*|*developer*|*designer*|*programmeur*|*beheerder*|*werkvoorbereider*|*projectleider*|*beleidsmedewerker*|*receptionist*|*receptioniste*|*gastvrouw*|*gastheer*|*vrijwilliger*|*arbeider*|*bediende*|*hulp*|*kapper*|*bakker*|*lasser*|*elektricien*|*timmerman*|*loodgieter*|*schilder*|*notaris*|*eigenaar*|*oprichter*|*zelfstandige*|freelance*|zzp*|*lid*|*opvoeder*|*werkstudent*|*jobstudent*|*trainee*|*magazijnier*|*logistiek medewerker*',
  orgs: 'b.v.|bv|n.v.|nv|vof|v.o.f.|bvba|vzw|stichting|vereniging|gemeente|provincie|ministerie|*ziekenhuis*|*kliniek*|*bank|*groep|groep|*bedrijf|*bureau|*advocaten|*winkel|supermarkt|albert heijn|jumbo|*hotel|restaurant|café|*centrum|*instituut|*museum|*bibliotheek|*school|universiteit|hogeschool|college|praktijk|apotheek|zorg*|*fabriek|*uitgeverij|partners|consultancy|holding|nederland|belgië|coöperatie|instelling|organisatie|thuiszorg|*studio|agentschap|dienst|*politie|umc|azienda',
  schools:
    'universiteit|hogeschool|*school|college|lyceum|gymnasium|academie|instituut|*opleiding|conservatorium|atheneum|roc|scholengemeenschap|universitair|faculteit|vu amsterdam|tu delft|tu eindhoven|kuleuven|ku leuven|ugent|uva|campus|middelbare school|scholengroep|volwassenenonderwijs',
  degrees: {
    phd: 'doctoraat*|doctor in*|promotie|promotieonderzoek|phd*|doctor',
    mba: 'mba*',
    master:
      'master*|wo master*|msc*|doctoraal*|drs*|ir.|licentiaat*|mr.|llm*|manama|researchmaster*|hbo master*|pre-master*|lerarenopleiding|educatieve master*',
    bachelor:
      'bachelor*|wo bachelor*|hbo bachelor*|bsc*|hbo*|propedeuse*|kandidaat|professionele bachelor*|academische bachelor*|ing.|llb*|ba|graduaat in de verpleegkunde',
    diploma: 'mbo*|graduaat*|associate degree*|diploma*|hbo5|beroepsopleiding*|middelbaar beroepsonderwijs*|niveau 4|niveau 3|niveau 2',
    certification: 'certificaat*|getuigschrift*|postgraduaat*|postgraduate*',
    school:
      'vwo*|havo*|vmbo*|aso*|tso*|bso*|kso*|gymnasium|atheneum|middelbare school*|secundair onderwijs*|mavo*|lagere school|basisschool|eindexamen|hoger secundair onderwijs|wetenschappen-wiskunde|economie-moderne talen|latijn-wiskunde',
  },
  at: 'bij|voor|@|te|aan',
  of: 'in|in de|van|of|richting|specialisatie|afstudeerrichting|met specialisatie|optie|major',
  labels: {
    name: 'naam|volledige naam|voor- en achternaam|voor en achternaam|naam en voornaam',
    first: 'voornaam|voornamen|roepnaam',
    last: 'achternaam|familienaam',
    email: 'e-mail|email|e-mailadres|emailadres|mail',
    phone: 'telefoon|tel|telefoonnummer|mobiel|gsm|mobiele telefoon|mobiel nummer|telefoon nummer|t|m|gsm-nummer',
    address:
      'adres|woonplaats|plaats|locatie|huisadres|woonadres|adres en woonplaats|stad|postcode en woonplaats|gevestigd in|woonachtig te',
    born: 'geboortedatum|geboren|geboren op|geboortedatum en -plaats|geboortedatum en plaats|geb. datum|geboorteplaats en datum',
    nationality: 'nationaliteit|nationaliteiten|staatsburgerschap',
    permit: 'werkvergunning|verblijfsvergunning',
    link: 'website|linkedin|portfolio|web|github|site|homepage',
    title: 'functie|functietitel|positie|rol|beroep',
    employer: 'werkgever|bedrijf|organisatie|bedrijfsnaam',
    school: 'school|onderwijsinstelling|instelling|universiteit|hogeschool',
    field: 'richting|studierichting|studie|specialisatie|afstudeerrichting|vakgebied|hoofdvak|profiel|opleiding',
    grade: 'cijfer|gemiddelde|gemiddeld cijfer|eindcijfer|resultaat|eindresultaat|graad|score',
    place: 'plaats|locatie|standplaats',
    none: 'geslacht|burgerlijke staat|leeftijd|rijbewijs|geboorteplaats|kinderen|scriptie|thesis|masterproef|taken|werkzaamheden|verantwoordelijkheden|beschikbaarheid|bsn|diploma|periode|duur|begeleider|promotor|vakken|hobby s|contactpersoon|talen|referenties|reden van vertrek|onderwerp|technologieën|resultaten',
  },
  levels: {
    native_or_bilingual: 'moedertaal|moedertaalspreker|moedertaalniveau|eerste taal|tweetalig|native|moedertaal niveau',
    full_professional:
      'vloeiend|uitstekend|zeer goed|uitmuntend|gevorderd|zeer vlot|perfect|vlot|verhandelingsniveau|vloeiend in woord en geschrift',
    professional_working: 'goed|professioneel|zakelijk|goede kennis|goede beheersing|werkbaar|ruim voldoende|professionele werkvaardigheid',
    limited_working: 'gemiddeld|redelijk|voldoende|middelmatig|conversatieniveau|matig|beperkte werkvaardigheid|halfgevorderd',
    elementary: 'basis|basiskennis|beginner|elementair|basisniveau|notie|noties|beginnend|een beetje|schoolniveau|basale kennis|passief',
  },
  demonyms:
    'nederlandse=NL|nederlander=NL|nederlands=NL|belgische=BE|belg=BE|belgisch=BE|duitse=DE|duits=DE|franse=FR|frans=FR|britse=GB|brits=GB|engelse=GB|spaanse=ES|spaans=ES|italiaanse=IT|italiaans=IT|portugese=PT|poolse=PL|pools=PL|turkse=TR|turks=TR|marokkaanse=MA|marokkaans=MA|surinaamse=SR|surinaams=SR|indonesische=ID|indonesisch=ID|chinese=CN|chinees=CN|indiase=IN|indiaas=IN|amerikaanse=US|amerikaans=US|roemeense=RO|roemeens=RO|bulgaarse=BG|bulgaars=BG|griekse=GR|grieks=GR|ierse=IE|zweedse=SE|deense=DK|noorse=NO|finse=FI|zwitserse=CH|oostenrijkse=AT|hongaarse=HU|tsjechische=CZ|oekraïense=UA|russische=RU|syrische=SY|iraanse=IR|irakese=IQ|afghaanse=AF|braziliaanse=BR|japanse=JP|koreaanse=KR|vietnamese=VN|filipijnse=PH|egyptische=EG|ghanese=GH|nigeriaanse=NG|eritrese=ER|somalische=SO|zuid-afrikaanse=ZA|canadese=CA|australische=AU',
};
