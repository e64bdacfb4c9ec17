import type { Bank } from '../bank-shape.ts';

export const nl: Bank = {
  tag: 'nl',
  titles: ['Curriculum Vitae', 'CV'],
  page: 'pagina',
  at: 'bij',
  degreeIn: 'in',
  headings: {
    profile: 'Profiel|Over mij|Persoonlijk profiel|Samenvatting|Profielschets|Wie ben ik',
    work: 'Werkervaring|Professionele ervaring|Loopbaan|Arbeidsverleden|Beroepservaring|Ervaring|Relevante werkervaring|Waar ik gewerkt heb',
    education: 'Opleiding|Opleidingen|Onderwijs|Studie|Gevolgde opleidingen|Opleiding en scholing|Scholing',
    languages: 'Talen|Talenkennis|Taalvaardigheid|Taalkennis|Vreemde talen',
    skills: 'Vaardigheden|Competenties|Kennis en vaardigheden|Computervaardigheden|Sterke punten|Wat ik kan|Kerncompetenties',
    certificates: 'Certificaten|Cursussen|Cursussen en certificaten|Trainingen|Diploma’s en certificaten|Bijscholing',
    memberships:
      'Lidmaatschappen|Vrijwilligerswerk|Nevenactiviteiten|Verenigingen|Vrijwilligerswerk en lidmaatschappen|Maatschappelijke activiteiten',
    hobbies: 'Interesses|Hobby’s|Hobby’s en interesses|Vrije tijd|Vrijetijdsbesteding',
    references: 'Referenties|Referentiepersonen',
    projects: 'Projecten|Eigen projecten|Uitgevoerde projecten',
    licence: 'Rijbewijs|Vervoer',
    personal: 'Persoonlijke gegevens|Personalia|Persoonsgegevens|Persoonlijke informatie',
    contact: 'Contact|Contactgegevens|Bereik mij|Contactinformatie',
  },
  months: 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december',
  short: 'jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec',
  present: 'heden|nu|vandaag|tot op heden|lopend',
  to: 'tot|t/m',
  fromTo: 'van {a} tot {b}',
  since: 'sinds {a}',
  year: 'jaar|jaar',
  month: 'maand|maanden',
  labels: {
    name: 'Naam',
    phone: 'Telefoon',
    email: 'E-mail',
    address: 'Adres',
    born: 'Geboortedatum',
    nationality: 'Nationaliteit',
    web: 'Website',
    employer: 'Werkgever',
    position: 'Functie',
    period: 'Periode',
    place: 'Plaats',
    duties: 'Taken',
    school: 'School',
    degree: 'Diploma',
    field: 'Richting',
    thesis: 'Scriptie',
    grade: 'Cijfer',
    courses: 'Belangrijkste vakken',
    language: 'Taal',
    level: 'Niveau',
    date: 'Datum',
  },
  levels: {
    native_or_bilingual: 'moedertaal|moedertaalspreker',
    full_professional: 'vloeiend|uitstekend|zeer goed',
    professional_working: 'goed|goede kennis',
    limited_working: 'redelijk|voldoende|gemiddeld',
    elementary: 'basis|basiskennis|beginner',
  },
  speak: 'Ik spreek {l}.',
  and: ' en ',
  duties: `Opstellen van wekelijkse verslagen voor het afdelingshoofd
Beantwoorden van vragen van klanten per telefoon en e-mail
Inwerken van nieuwe collega’s
Bijhouden van de administratie en archiveren van stukken
Maken van de roosters voor acht mensen
Bestellen van materiaal en controleren van leveringen
Onderhouden van contact met vaste klanten
Afhandelen van klachten
Organiseren van vergaderingen en schrijven van notulen
Controleren van de kwaliteit van het afgeronde werk
Nauw samenwerken met leveranciers en partners
Meewerken aan de invoering van een nieuw bestelsysteem
Begeleiden van twee stagiairs
Schrijven van werkinstructies
Maandelijkse veiligheidscontroles
Verkorten van de wachttijden met een vijfde
Beheren van een jaarbudget van ongeveer 40.000 euro
Openen en sluiten van het pand
Vertegenwoordigen van het team op de jaarlijkse beurs
Afrekenen en opmaken van de kassa
Vastleggen van alle stappen in het interne systeem
Ondersteunen van collega’s op andere locaties
Opstellen en opvolgen van offertes
Twee keer per jaar de voorraad tellen
Opstellen van apparatuur en uitleggen van het gebruik
Verzamelen van gegevens en presenteren van de resultaten
Bewaken van deadlines
Ontvangen en rondleiden van bezoekers
Verhuizen van het archief naar nieuwe ruimtes
Schoonmaken en onderhouden van het gereedschap`,
  tails:
    'in nauw overleg met de aangrenzende afdelingen en met de directie|met inbegrip van het voorbereiden van alle stukken voor de jaarlijkse controle',
  dutyLabels: 'Rapportage|Klanten|Team|Organisatie|Kwaliteit|Planning',
  summary: `Betrouwbaar en vriendelijk, met meerdere jaren praktijk en oog voor detail.
Ik werk graag in een team en blijf rustig als het druk wordt.
Ik zoek een functie waarin ik meer verantwoordelijkheid kan dragen.
Ik ben gewend aan vroege diensten en wisselende taken.
Ik leer snel, ben zorgvuldig met cijfers en open naar mensen.
Mijn sterke punten zijn geduld, orde en gevoel voor humor.`,
  hobbies: 'Wandelen|Schaken|Koorzang|Fotografie|Brood bakken|Volleybal|Tuinieren',
  referees: 'Hanneke Brouwersma, hoofd administratie|Gerrit Oldenkamp, voormalig leidinggevende',
  request: 'Referenties op aanvraag',
  thesis: 'Seizoensvraag in kleine bedrijven|Vergelijking van twee planningsmethoden',
  grade: '7,5|8|6,9',
  courses: 'Statistiek, Communicatie, Projectwerk|Recht, Boekhouden, Ethiek',
  projects: 'Wijkkaart: een website met reparatiewerkplaatsen in de buurt|Open tuin: zomerfeest voor 200 gasten georganiseerd',
  streets: 'Stationsweg 14|Molenpad 7|Kerkstraat 22',
  address: '{s}, {z} {c}',
  postcodes: '9203 AB|5038 KL|8701 HC',
  towns: 'Zwolle|Breda|Assen|Hasselt|Hoorn|Venlo|Deventer',
  licence: 'Rijbewijs B',
  place: '{p}, {d}',
  declare: '',
  skillLabels: 'Vakkennis|Computer|Persoonlijk',
  issuers: 'Rode Kruis|NCOI|SBB',
  sentence: 'Van {a} tot {b} werkte ik als {t} bij {e}.',
  sentenceOpen: 'Sinds {a} werk ik als {t} bij {e}.',
  born: 'DD-MM-YYYY|D MMMM YYYY',
  nationalities: { NL: 'Nederlandse', BE: 'Belgische' },
};
