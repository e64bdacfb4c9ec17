import type { LocaleWords } from './locale-words.ts';

/** German. */
export const de: LocaleWords = {
  headings: {
    contact:
      'kontakt|kontaktdaten|kontaktinformationen|kontaktangaben|anschrift|adresse|erreichbarkeit|soziale medien|soziale netzwerke|onlineprofile|online profile|so erreichen sie mich|so erreichst du mich|hier erreichen sie mich',
    personal:
      'persönliche daten|persönliche angaben|angaben zur person|persönliches|zur person|personalien|persönliche informationen|daten zur person|personendaten|personalangaben',
    profile:
      'profil|kurzprofil|über mich|zusammenfassung|berufsziel|ziel|persönliches profil|berufliches profil|karriereziel|berufliche ziele|motivation|kurzvorstellung|qualifikationsprofil|das bin ich|mein profil|kurz zu mir|vorstellung|kompetenzprofil|kurzbiografie|biografie|mein ziel|wer ich bin|steckbrief|kurzbeschreibung|überblick|berufliche zielsetzung',
    work: 'berufserfahrung|berufserfahrungen|beruflicher werdegang|praktische erfahrung|praktische erfahrungen|praktika|praktikum|berufspraxis|berufstätigkeit|werdegang|arbeitserfahrung|arbeitserfahrungen|erfahrung|erfahrungen|beschäftigung|beruf|tätigkeiten|berufliche stationen|berufliche tätigkeiten|berufliche tätigkeit|praxiserfahrung|praxiserfahrungen|nebentätigkeiten|nebentätigkeit|nebenjobs|nebenjob|studentische tätigkeiten|werkstudententätigkeiten|werkstudententätigkeit|berufliche erfahrung|berufliche erfahrungen|beruflicher hintergrund|praktika und werkstudententätigkeiten|karriere|berufliche laufbahn|anstellungen|arbeitsverhältnisse|lehrtätigkeit|lehrerfahrung|berufliche praxis|praktika und nebentätigkeiten|praktika und nebenjobs|wehrdienst|zivildienst|bundesfreiwilligendienst|berufseinstieg|berufsweg|relevante berufserfahrung|stationen|forschungserfahrung|praktika und berufserfahrung|ferienjobs|arbeitsstellen|was ich gemacht habe|wo ich gearbeitet habe|meine stationen',
    education:
      'ausbildung|studium|bildung|akademischer werdegang|schulbildung|schulausbildung|bildungsweg|hochschulausbildung|akademische ausbildung|ausbildung und studium|studium und ausbildung|bildungsgang|hochschulstudium|berufsausbildung|schule|universitäre ausbildung|schulischer werdegang|schulische ausbildung|universitätsstudium|ausbildungen|schullaufbahn|schulischer und akademischer werdegang|schule und studium|studium und schule|studium und schulbildung|bildungswerdegang|akademische laufbahn|ausbildungsweg|lehre|promotion|schulische bildung|abschlüsse|schul und berufsausbildung|schul und hochschulbildung|aus und schulbildung|akademische bildung|ausbildungsdaten|schulen|schulbesuch|auslandsstudium|auslandssemester|bildungsabschlüsse|schulausbildung und studium|schul und berufsbildung|schul- und berufsbildung|schul und ausbildung|was ich gelernt habe|wo ich studiert habe|wo ich gelernt habe',
    courses:
      'weiterbildung|weiterbildungen|fortbildungen|fortbildung|kurse|seminare|schulungen|zusatzausbildung|aus und weiterbildungen|lehrgänge|weiterbildungen und kurse|kurse und seminare|weiterbildungen und zertifikate|zusatzqualifikation|zusatzqualifikationen|seminare und weiterbildungen|berufliche weiterbildung|berufliche weiterbildungen|workshops und seminare',
    projects:
      'projekte|projekterfahrung|ausgewählte projekte|studienprojekte|eigene projekte|persönliche projekte|projektarbeiten|projektübersicht|forschungsprojekte|forschung|private projekte|referenzprojekte',
    languages:
      'sprachen|sprachkenntnisse|fremdsprachen|fremdsprachenkenntnisse|sprache|sprachkompetenzen|sprachliche fähigkeiten|sprachfähigkeiten',
    skills:
      'kenntnisse|fähigkeiten|kompetenzen|edv-kenntnisse|edv kenntnisse|it-kenntnisse|it kenntnisse|computerkenntnisse|fachkenntnisse|kenntnisse und fähigkeiten|fähigkeiten und kenntnisse|besondere kenntnisse|technische kenntnisse|stärken|qualifikationen|weitere kenntnisse|softwarekenntnisse|soft skills|persönliche stärken|fachliche kompetenzen|kernkompetenzen|soziale kompetenzen|programmierkenntnisse|pc-kenntnisse|pc kenntnisse|technische fähigkeiten|fertigkeiten|sonstige kenntnisse|methodenkompetenz|edv|persönliche kompetenzen|schlüsselkompetenzen|fachkompetenzen|it-kompetenzen|digitale kompetenzen|technologien|werkzeuge|zusätzliche kenntnisse|besondere fähigkeiten|berufliche fähigkeiten|berufliche kompetenzen|fachliche fähigkeiten|persönliche fähigkeiten|expertise|schwerpunkte|kenntnisse und kompetenzen|edv und it kenntnisse|methodenkenntnisse|programmiersprachen|fachwissen|wissen|fähigkeiten und kompetenzen|kompetenzen und kenntnisse|softwarekompetenz|führungskompetenz|fachliche schwerpunkte|software kenntnisse|eigenschaften|persönliche eigenschaften|was ich kann|das kann ich|was ich gut kann|das bringe ich mit|was ich mitbringe',
    certificates:
      'zertifikate|zertifizierungen|bescheinigungen|lizenzen|zertifikate und lizenzen|lizenzen und zertifikate|zertifikate und weiterbildungen|scheine|nachweise|zertifikate und kurse|berufliche zertifikate',
    memberships:
      'ehrenamt|ehrenämter|ehrenamtliches engagement|engagement|ehrenamtliche tätigkeit|ehrenamtliche tätigkeiten|mitgliedschaften|mitgliedschaft|soziales engagement|gesellschaftliches engagement|außeruniversitäres engagement|aktivitäten|vereine|vereinstätigkeit|freiwilligenarbeit|freiwilliges engagement|außerschulische aktivitäten|studentisches engagement|hochschulengagement|verbände|verbandstätigkeit|außerschulisches engagement|universitäres engagement|nebenamtliche tätigkeiten|freiwilligentätigkeit|ehrenamt und engagement|mitgliedschaften und engagement',
    awards:
      'auszeichnungen|stipendien|preise|stipendien und auszeichnungen|auszeichnungen und stipendien|ehrungen|erfolge|preise und auszeichnungen|auszeichnungen und preise|leistungen|wettbewerbe|förderungen|preise und stipendien',
    publications:
      'veröffentlichungen|publikationen|vorträge|wissenschaftliche publikationen|patente|publikationen und vorträge|ausgewählte publikationen|konferenzbeiträge|vorträge und publikationen|konferenzen|fachartikel',
    interests:
      'interessen|hobbys|hobbies|freizeit|interessen und hobbys|hobbys und interessen|persönliche interessen|freizeitinteressen|freizeitaktivitäten|interessengebiete|freizeitgestaltung|private interessen|freizeitbeschäftigung|leidenschaften|was mir spaß macht|was mich interessiert|was ich mag',
    references: 'referenzen|referenzpersonen|empfehlungen|referenz|ansprechpartner|referenzgeber',
    nationality: 'staatsangehörigkeit|nationalität|staatsbürgerschaft',
    permits: 'arbeitserlaubnis|aufenthaltstitel|aufenthaltsstatus|arbeitsgenehmigung|aufenthaltserlaubnis',
    other:
      'sonstiges|weiteres|weitere angaben|weitere informationen|zusätzliche informationen|führerschein|mobilität|verfügbarkeit|anlagen|auslandsaufenthalte|auslandsaufenthalt|auslandserfahrung|auslandserfahrungen|gehaltsvorstellung|unterschrift|eintrittstermin|zusatzinformationen|verschiedenes|diverses|zusätzliches|bemerkungen|datenschutz|ergänzende angaben|sonstige angaben|familie|eltern|geschwister',
  },
  filler:
    'meine|mein|relevante|ausgewählte|weitere|sonstige|wichtigste|aktuelle|und|besondere|berufliche|zusätzliche|bisherige|wesentliche|einschlägige|allgemeine|fachliche|persönliche',
  months: 'jän=1|jänner=1|janner=1|feber=2|mrz=3|maerz=3|sept=9|okt=10|dez=12|jan=1|feb=2|mär=3|juni=6|juli=7',
  seasons:
    'frühling|frühjahr|sommer|herbst|winter|ws|ss|wise|sose|wintersemester|sommersemester|schuljahr|anfang|ende|mitte|jahrgang|jahr|semester|herbstsemester|frühlingssemester|wi-se|so-se',
  present:
    'heute|aktuell|jetzt|laufend|gegenwärtig|dato|andauernd|zurzeit|derzeit|gegenwart|jetziger zeitpunkt|fortlaufend|dauert an|unbefristet|bis heute|bis dato|noch',
  since: 'seit|ab|beginn|von|vom',
  until: 'bis|bis zum|abschluss|abgeschlossen|abgeschlossen im|abschluss im|ende',
  to: 'bis|bis zum|bis voraussichtlich',
  expected:
    'voraussichtlich|vsl|vorauss|geplant|voraussichtlicher abschluss|erwartet|angestrebt|angestrebter abschluss|geplanter abschluss|voraussichtliches ende',
  titles:
    '*entwickler*|*ingenieur*|*leiter|*leiterin|*leitung|*berater|*beraterin|*manager|*managerin|*assistent|*assistentin|*assistenz|*referent|*referentin|*kaufmann|*kauffrau|*kaufleute|*praktikant|*praktikantin|*praktikum|*werkstudent|*werkstudentin|werkstudententätigkeit|*mitarbeiter|*mitarbeiterin|*hilfskraft|*trainee|auszubildende*|azubi|*ausbildung zum*|*ausbildung zur*|*lehrer|*lehrerin|*lehrkraft|*dozent|*dozentin|*professor|*professorin|*arzt|*ärztin|*pfleger|*pflegerin|*pflegefachmann|*pflegefachfrau|*krankenschwester|*techniker|*technikerin|*mechaniker|*mechanikerin|*mechatroniker|*mechatronikerin|*elektriker|*elektroniker|*elektronikerin|*sachbearbeiter|*sachbearbeiterin|*sekretär|*sekretärin|*buchhalter|*buchhalterin|*verkäufer|*verkäuferin|*kassierer|*kassiererin|*koch|*köchin|*kellner|*kellnerin|*fahrer|*fahrerin|*monteur|*schlosser|*tischler|*maler|*bäcker|*friseur|*friseurin|*architekt|*architektin|*designer|*designerin|*gestalter|*gestalterin|*redakteur|*redakteurin|*journalist|*journalistin|*übersetzer|*übersetzerin|*jurist|*juristin|rechtsanwalt|rechtsanwältin|*analyst|*analystin|*forscher|*forscherin|*wissenschaftler|*wissenschaftlerin|*informatiker|*informatikerin|*administrator|*administratorin|*koordinator|*koordinatorin|*beauftragte*|*vorstand|geschäftsführer|geschäftsführerin|inhaber|inhaberin|gründer|gründerin|mitgründer|mitgründerin|*chef|*chefin|teamleiter|*vertreter|*vertreterin|*einkäufer|*einkäuferin|*controller|*controllerin|*prüfer|*prüferin|*psychologe|*psychologin|*therapeut|*therapeutin|*erzieher|*erzieherin|*sozialarbeiter|*sozialarbeiterin|*pädagoge|*pädagogin|*betreuer|*betreuerin|aushilfe|*aushilfe|servicekraft|*kraft|freiberufler|freiberuflich*|selbstständig*|selbständig*|doktorand|doktorandin|postdoktorand*|volontär|volontärin|volontariat|zivildienst*|wehrdienst*|nachhilfe*|tutor|tutorin|*chemiker|*chemikerin|*biologe|*biologin|*physiker|*physikerin|*apotheker|*apothekerin|*laborant|*laborantin|*fachkraft|*fachmann|*fachfrau|*meister|*meisterin|*beamter|*beamtin|*angestellte*|*spezialist|*spezialistin|*planer|*planerin|*disponent|*disponentin|*trainer|*trainerin|*steward|*hebamme|*lagerist|*helfer|*helferin|*programmierer|*programmiererin|*tester|*testerin|freiwillige*|*sprecher|*sprecherin|*vorsitzende*|*schatzmeister|*schatzmeisterin|*mitglied|*makler|*maklerin|*anwalt|*anwältin',
  orgs: 'gmbh|ag|kg|ohg|ug|e.v.|ev|gbr|se|mbh|kgaa|*bank|*werke|*werk|*gruppe|*gesellschaft|*institut|*klinik|*klinikum|*krankenhaus|*amt|*ministerium|*verlag|*agentur|*stiftung|*verein|*verband|*versicherung|*versicherungen|*kasse|*haus|*zentrum|*kanzlei|*praxis|*apotheke|*hotel|*gasthaus|*restaurant|stadtverwaltung|bundeswehr|*betriebe|*technik|*bau|*handel|*universität|*hochschule|*schule|*büro|kgaa|& co|co. kg|gemeinde|landratsamt|stadt|fraunhofer*|max-planck*|bäckerei|autohaus|*logistik|*labor|*museum|*theater|*rundfunk|*zeitung|eg|gemeinnützige|*systeme|*dienste|*dienst|*beratung|*lehrstuhl|lehrstuhl*|fachschaft*|*kreuz|feuerwehr|*feuerwehr|*club',
  schools:
    '*universität|*universitaet|*hochschule|fachhochschule|*gymnasium|*realschule|*gesamtschule|*schule|*akademie|*kolleg|*oberschule|berufsschule|tu|fh|*institut|*lyzeum|fakultät|eth|epfl|rwth|kit|duale hochschule|*universität*|*hauptschule|lmu|uni|htl|hak|*fachoberschule|*grundschule|*kantonsschule|htw|htwk|htwg|haw|oth|dhbw|hwr|hft|hdm|hfg|udk|btu|tum|bht|hfmt|hmtm|hwg|hs|th köln|th nürnberg|th deggendorf|th mittelhessen|th lübeck|th aschaffenburg|th ingolstadt|th rosenheim|th brandenburg|th wildau|th bingen|th augsburg|th ostwestfalen*|th georg*|ph freiburg|ph heidelberg|ph ludwigsburg|ph karlsruhe|ph weingarten|ph schwäbisch*|ph zürich|ph bern|ph luzern|ph wien|ph tirol|ph steiermark|fhdw|fom|iubh|iu internationale*|htwd|hszg|fau|hhu|wwu|kunsthochschule*|musikhochschule*',
  degrees: {
    phd: 'promotion*|promotion zum*|promotionsstudium*|doktor*|dr.|dr. rer. nat.|dr.-ing.|dr. phil.|dr. med.|doktorat*|habilitation',
    master:
      'erste juristische prüfung|zweite juristische prüfung|erste juristische staatsprüfung|juristische prüfung|master|masterstudium*|masterstudiengang|master of*|m. sc.|m. a.|diplom*|dipl.-ing*|dipl.-inf*|dipl.-kfm*|dipl.|magister*|staatsexamen|erstes staatsexamen|zweites staatsexamen|1. staatsexamen|2. staatsexamen|mag.|diplomstudium|masterabschluss|lehramt*|dipl. ing*|mag|staatsprüfung|mag.a|mag.a phil.|di (fh)|dipl. päd.|dipl.-päd.|dipl.-psych.|dipl.-biol.|dipl.-chem.|dipl.-phys.|dipl.-math.|dipl.-kffr*|dipl.-volksw*|dipl.-soz*|dipl.-geogr*|dipl.-des*|dipl.-jur*|diplom-jurist*|erste staatsprüfung|zweite staatsprüfung|ärztliche prüfung*|erstes juristisches staatsexamen|zweites juristisches staatsexamen|staatsexamen*|lizentiat*|lic. phil.|lic. iur.|master professional*|aufbaustudium*|konzertexamen|kirchenexamen',
    bachelor: 'bachelorstudium*|bachelorstudiengang|b. sc.|b. a.|bachelor of*|bachelorabschluss|vordiplom|bachelor professional*|bakkalaureat*|bakk.|bakk. phil.|bakk. techn.|b.a. (hons)|ba-studium|grundstudium|diplom (ba)|diplom (fh)*|dipl.-betriebswirt (ba)',
    diploma:
      'staatlich anerkannte*|staatlich anerkannter*|staatlich geprüfte*|staatlich geprüfter*|staatlich examinierte*|examinierte*|ausbildung zum*|ausbildung zur*|berufsausbildung*|lehre als*|gesellenbrief|meisterbrief|meisterprüfung|ihk-abschluss|ausbildung als*|lehrabschluss*|lehre zum*|lehre zur*|gesellenprüfung|facharbeiter*|ausbildung|industriemeister*|handwerksmeister*|staatlich geprüfter techniker|gesellenbrief*|gesellenabschluss*|facharbeiterbrief*|kaufmannsgehilfenbrief*|ihk-prüfung|ihk-abschluss*|hwk-abschluss|berufsabschluss*|berufsfachschulabschluss|lehrabschlussprüfung*|lehrabschluss|eidgenössisches fähigkeitszeugnis*|eidg. fähigkeitszeugnis|efz|fähigkeitszeugnis*|eidg. berufsattest|höhere fachschule|diplom hf|dipl. hf|berufsreifeprüfung|umschulung*|duale ausbildung*|schulische ausbildung*|berufliche ausbildung*|pflegeausbildung*|kaufmännische ausbildung*|abgeschlossene ausbildung*|anlernausbildung',
    certification: 'zertifikat|zertifikatskurs|zertifikatslehrgang|certificate of advanced studies|diploma of advanced studies|zusatzqualifikation|weiterbildung zum*|weiterbildung zur*|meisterkurs|hochschulzertifikat*|aevo',
    school:
      'abitur|allgemeine hochschulreife|fachabitur|fachhochschulreife|mittlere reife|realschulabschluss|hauptschulabschluss|matura|mittlerer schulabschluss|hochschulreife|reifeprüfung|maturität|berufsmatura|schulabschluss|abitur*|fachgebundene hochschulreife|sekundarschulabschluss|sekundarabschluss i|sekundarabschluss*|erweiterter realschulabschluss|erweiterter sekundarabschluss*|qualifizierender hauptschulabschluss|qualifizierter abschluss*|berufsreife|fachoberschulreife*|berufsoberschulabschluss|fachmaturität|gymnasiale maturität|gymnasialmatur|matura*|berufsmaturität*|externenabitur|abendabitur|wirtschaftsabitur|volksschulabschluss|pflichtschulabschluss|ib diploma',
    exchange:
      'auslandssemester|auslandsjahr|auslandsstudium|austauschsemester|austauschjahr|austauschstudium|austauschstudent|austauschstudentin|erasmus-semester|erasmussemester|erasmus-aufenthalt|erasmusaufenthalt|gaststudium|gastsemester|schüleraustausch|studienaufenthalt im ausland|studienaufenthalt',
  },
  at: 'bei|bei der|bei dem|beim|für|im|am|an der',
  of: 'in|der|im fach|im bereich|studium der|studium des|fachrichtung|studiengang|studienrichtung|mit schwerpunkt|schwerpunkt|für|des|im studiengang',
  labels: {
    name: 'name|vor- und nachname|vor und nachname|vollständiger name|vorname nachname|name vorname|vorname name',
    first: 'vorname|vornamen',
    last: 'nachname|familienname|zuname',
    email: 'e-mail|email|mail|e-mail-adresse|e mail adresse|emailadresse',
    phone:
      'telefon|tel|mobil|handy|telefonnummer|mobiltelefon|mobilnummer|handynummer|fon|mobilfunk|rufnummer|telefon privat|festnetz|mobile|natel',
    address: 'adresse|anschrift|wohnort|wohnhaft|wohnhaft in|wohnsitz|standort|ort|postanschrift|land',
    born: 'geburtsdatum|geboren|geboren am|geb|geb. am|geburtstag|geburtsdatum und ort|geburtsdatum ort|geburtsdatum und geburtsort|geburtsdatum geburtsort|geburtstag und ort|geburtsdatum und -ort',
    nationality: 'staatsangehörigkeit|nationalität|staatsbürgerschaft|staatsangehörigkeiten',
    permit: 'arbeitserlaubnis|aufenthaltstitel|arbeitsgenehmigung|aufenthaltsstatus|aufenthaltserlaubnis|bewilligung|arbeitsbewilligung',
    link: 'webseite|internetseite|internet|web',
    title: 'beruf oder funktion|bezeichnung der erworbenen qualifikation|position|funktion|tätigkeit|stelle|beruf|berufsbezeichnung|rolle',
    employer: 'name und adresse des arbeitgebers|arbeitgeber|firma|unternehmen|betrieb|organisation|einsatzort|auftraggeber|kunde',
    school:
      'name und art der bildungs- oder ausbildungseinrichtung|schule|hochschule|universität|bildungseinrichtung|ausbildungsbetrieb|einrichtung|name der schule|name der hochschule|lehranstalt|ausbildungsstätte|schule/hochschule|institution|fachhochschule|berufsschule|bildungsträger|ausbildungseinrichtung|institut',
    field:
      'studiengang|fachrichtung|studienfach|hauptfach|nebenfach|schwerpunkt|schwerpunkte|fach|vertiefung|studienrichtung|studienschwerpunkt|studienschwerpunkte|vertiefungen|fachgebiet|leistungskurse|vertiefungsrichtung|studienbereich',
    degree:
      'abschluss|akademischer grad|erworbener abschluss|schulabschluss|hochschulabschluss|studienabschluss|art des abschlusses|erworbene qualifikation|akademischer abschluss|diplom|abschlussgrad',
    grade:
      'note|abschlussnote|gesamtnote|durchschnitt|notendurchschnitt|durchschnittsnote|abschluss note|abiturnote|endnote|notenschnitt|aktueller notenschnitt|bewertung|schnitt|gesamtbewertung',
    none: 'daten|wichtigste tätigkeiten und zuständigkeiten|tätigkeitsbereich oder branche|geschlecht|familienstand|alter|religion|konfession|kinder|führerschein|geburtsort|verfügbarkeit|thema|abschlussarbeit|bachelorarbeit|masterarbeit|diplomarbeit|dissertation|titel der arbeit|aufgaben|tätigkeiten|zeitraum|eintrittstermin|gehaltsvorstellung|wehrdienst|plz|telefax|hobbys|sprachen|kenntnisse|familie|anlagen|technologien|werkzeuge|hauptaufgaben|verantwortlichkeiten|themen|erfolge|zeitpunkt|dauer|betreuer|inhalte|branche|interessen|zivilstand|heimatort|fokus|hobbies|eltern|vater|mutter|geschwister|thesis|projekte|projekt|masterthesis|bachelorthesis|aufgabe|technik|sprache|studieninhalte|personalverantwortung|angestrebter abschluss|zeit',
  },
  levels: {
    native_or_bilingual:
      'muttersprache|muttersprachler|muttersprachlich|muttersprachliches niveau|muttersprachlerin|zweisprachig|bilingual|erstsprache|muttersprachniveau|muttersprachenniveau',
    full_professional:
      'verhandlungssicher|fließend|sehr gut|sehr gute kenntnisse|fließend in wort und schrift|in wort und schrift|sicher|exzellent|ausgezeichnet|fortgeschritten|sehr gute|verhandlungssichere kenntnisse|hervorragend|perfekt|annähernd muttersprachlich|kompetente sprachverwendung',
    professional_working:
      'gut|gute kenntnisse|konversationssicher|gut in wort und schrift|berufstauglich|gute|arbeitssicher|selbstständige sprachverwendung|geschäftssicher|gute sprachkenntnisse',
    limited_working:
      'mittelstufe|erweiterte grundkenntnisse|mittel|befriedigend|mittlere kenntnisse|solide|alltagstauglich|fortgeschrittene grundkenntnisse|erweiterte kenntnisse|solide grundkenntnisse|mittelmäßig|kommunikationssicher',
    elementary:
      'grundkenntnisse|basiskenntnisse|anfänger|schulkenntnisse|anfängerkenntnisse|grundlagen|wenig|schulniveau|elementare kenntnisse|grundlegend|grundstufe|anfängerniveau|erste kenntnisse|elementare sprachverwendung',
  },
  demonyms:
    'deutsch=DE|deutsche=DE|deutscher=DE|schweizerisch=CH|schweizer=CH|schweizerin=CH|französisch=FR|franzose=FR|französin=FR|niederländisch=NL|britisch=GB|englisch=GB|us-amerikanisch=US|amerikanisch=US|spanisch=ES|polnisch=PL|türkisch=TR|griechisch=GR|chinesisch=CN|japanisch=JP|dänisch=DK|tschechisch=CZ|ungarisch=HU|russisch=RU|finnisch=FI|irisch=IE|portugiesisch=PT|philippinisch=PH|indisch=IN|schwedisch=SE|österreichisch=AT|rumänisch=RO|bulgarisch=BG|ukrainisch=UA|vietnamesisch=VN|brasilianisch=BR|koreanisch=KR|südkoreanisch=KR|italienisch=IT|kroatisch=HR|serbisch=RS|syrisch=SY|belgisch=BE|norwegisch=NO|mexikanisch=MX|marokkanisch=MA|tunesisch=TN|ägyptisch=EG|iranisch=IR|pakistanisch=PK|luxemburgisch=LU|kanadisch=CA|kolumbianisch=CO|argentinisch=AR|albanisch=AL|bosnisch=BA|slowakisch=SK|slowenisch=SI|georgisch=GE|indonesisch=ID|thailändisch=TH|lettisch=LV|litauisch=LT|estnisch=EE',
};
