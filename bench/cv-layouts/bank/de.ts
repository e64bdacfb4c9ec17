import type { Bank } from '../bank-shape.ts';

export const de: Bank = {
  tag: 'de',
  titles: ['Lebenslauf', 'Curriculum Vitae', 'Tabellarischer Lebenslauf'],
  page: 'Seite',
  at: 'bei',
  degreeIn: 'in',
  headings: {
    profile: 'Profil|Über mich|Kurzprofil|Zusammenfassung|Zu meiner Person|Wer ich bin',
    work: 'Berufserfahrung|Beruflicher Werdegang|Berufspraxis|Praktische Erfahrung|Berufliche Stationen|Berufstätigkeit|Werdegang|Arbeitserfahrung|Bisherige Tätigkeiten',
    education:
      'Ausbildung|Bildungsweg|Schule und Ausbildung|Schulbildung|Ausbildung und Studium|Akademischer Werdegang|Bildung|Schulischer Werdegang',
    languages: 'Sprachen|Sprachkenntnisse|Fremdsprachen|Sprachliche Kenntnisse|Sprachkompetenz|Meine Sprachen',
    skills: 'Kenntnisse|Fähigkeiten|Kenntnisse und Fähigkeiten|Kompetenzen|EDV-Kenntnisse|Fachkenntnisse|Stärken|Was ich kann',
    certificates: 'Zertifikate|Weiterbildung|Weiterbildungen und Zertifikate|Fortbildungen|Zusatzqualifikationen|Lehrgänge und Scheine',
    memberships: 'Mitgliedschaften|Ehrenamt|Ehrenamtliches Engagement|Engagement|Mitgliedschaften und Ehrenämter|Vereine',
    hobbies: 'Interessen|Hobbys|Hobbys und Interessen|Freizeit|Privates',
    references: 'Referenzen|Referenzpersonen',
    projects: 'Projekte|Ausgewählte Projekte|Eigene Projekte',
    licence: 'Führerschein|Mobilität',
    personal: 'Persönliche Daten|Angaben zur Person|Zur Person|Persönliches',
    contact: 'Kontakt|Kontaktdaten|So erreichen Sie mich|Anschrift',
  },
  months: 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember',
  short: 'Jan.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sept.|Okt.|Nov.|Dez.',
  present: 'heute|aktuell|jetzt|laufend|dato',
  to: 'bis',
  fromTo: 'von {a} bis {b}',
  since: 'seit {a}',
  year: 'Jahr|Jahre',
  month: 'Monat|Monate',
  labels: {
    name: 'Name',
    phone: 'Telefon',
    email: 'E-Mail',
    address: 'Anschrift',
    born: 'Geburtsdatum',
    nationality: 'Staatsangehörigkeit',
    web: 'Internet',
    employer: 'Arbeitgeber',
    position: 'Position',
    period: 'Zeitraum',
    place: 'Ort',
    duties: 'Aufgaben',
    school: 'Schule',
    degree: 'Abschluss',
    field: 'Fachrichtung',
    thesis: 'Abschlussarbeit',
    grade: 'Note',
    courses: 'Schwerpunkte',
    language: 'Sprache',
    level: 'Niveau',
    date: 'Datum',
  },
  levels: {
    native_or_bilingual: 'Muttersprache|muttersprachlich',
    full_professional: 'fließend|verhandlungssicher|sehr gut',
    professional_working: 'gut|gute Kenntnisse|konversationssicher',
    limited_working: 'Mittelstufe|erweiterte Grundkenntnisse',
    elementary: 'Grundkenntnisse|Schulkenntnisse|Basiskenntnisse',
  },
  speak: 'Ich spreche {l}.',
  and: ' und ',
  duties: `Erstellung wöchentlicher Berichte für die Abteilungsleitung
Beantwortung von Kundenanfragen am Telefon und per E-Mail
Einarbeitung neuer Kolleginnen und Kollegen
Pflege der Stammdaten und Ablage der Unterlagen
Planung der Schichten für acht Personen
Bestellung von Material und Prüfung der Lieferungen
Betreuung eines festen Kundenstamms
Bearbeitung von Beschwerden
Organisation von Besprechungen und Führen der Protokolle
Prüfung der Qualität der fertigen Arbeiten
Enge Zusammenarbeit mit Lieferanten und Partnern
Mitarbeit bei der Einführung eines neuen Bestellsystems
Anleitung von zwei Auszubildenden
Verfassen von Arbeitsanweisungen
Monatliche Sicherheitsprüfungen
Verkürzung der Wartezeiten um ein Fünftel
Verwaltung eines Jahresbudgets von rund 40.000 Euro
Öffnen und Schließen der Räume
Vertretung des Teams auf der jährlichen Messe
Abrechnung der Kasse
Dokumentation aller Schritte im internen System
Unterstützung der Kollegen an anderen Standorten
Vorbereitung und Nachverfolgung von Angeboten
Durchführung der halbjährlichen Inventur
Einrichten der Geräte und Erklären der Bedienung
Erheben von Daten und Vorstellen der Ergebnisse
Überwachung der Termine
Empfang und Führung von Besuchern
Umzug des Archivs in neue Räume
Reinigung und Wartung der Werkzeuge`,
  tails:
    'in enger Abstimmung mit den benachbarten Abteilungen und der Geschäftsleitung|einschließlich der Vorbereitung aller Unterlagen für die jährliche Prüfung',
  dutyLabels: 'Berichtswesen|Kunden|Team|Organisation|Qualität|Planung',
  summary: `Zuverlässig und freundlich, mit mehreren Jahren Praxis und einem Blick für das Wesentliche.
Ich arbeite gern im Team und bleibe auch dann ruhig, wenn es hektisch wird.
Ich suche eine Aufgabe, in der ich mehr Verantwortung übernehmen kann.
Früher Dienst und wechselnde Aufgaben sind mir vertraut.
Ich lerne schnell, gehe sorgfältig mit Zahlen um und offen auf Menschen zu.
Meine Stärken sind Geduld, Ordnung und Humor.`,
  hobbies: 'Wandern|Schach|Chorgesang|Fotografie|Brot backen|Volleyball|Gärtnern',
  referees: 'Ingeborg Wallmeier, Leiterin Verwaltung|Holger Drechsel, ehemaliger Vorgesetzter',
  request: 'Referenzen auf Anfrage',
  thesis: 'Saisonale Nachfrage in kleinen Betrieben|Vergleich zweier Verfahren der Planung',
  grade: '1,7|2,3|gut',
  courses: 'Statistik, Kommunikation, Projektarbeit|Recht, Rechnungswesen, Ethik',
  projects: 'Stadtteilkarte: eine Website, die Werkstätten in der Nähe zeigt|Offener Garten: Sommerfest für 200 Gäste organisiert',
  streets: 'Bahnhofstraße 14|Mühlenweg 7|Kirchgasse 22',
  address: '{s}, {z} {c}',
  postcodes: '04109|48143|34117',
  towns: 'Kassel|Erfurt|Münster|Ulm|Bamberg|Chemnitz|Flensburg',
  licence: 'Führerschein Klasse B',
  place: '{p}, den {d}',
  declare: '',
  skillLabels: 'Fachlich|EDV|Persönlich',
  issuers: 'IHK Leipzig|TÜV Rheinland|Volkshochschule Münster',
  sentence: 'Von {a} bis {b} war ich als {t} bei {e} tätig.',
  sentenceOpen: 'Seit {a} bin ich als {t} bei {e} tätig.',
  born: 'DD.MM.YYYY|D. MMMM YYYY',
  nationalities: { DE: 'deutsch', TR: 'türkisch', CH: 'Schweiz' },
};
