// The widgets of the demo world, in English and two other languages.
import type { EditedWidget } from '@fairway/contract/widgets/kept';

export const NORDIC_WIDGETS: readonly EditedWidget[] = [
  {
    kind: 'text',
    titles: { en: 'Drop-in hours', de: 'Offene Sprechstunde', fr: 'Permanence sans rendez-vous' },
    texts: {
      en: 'Career services are in the library every Tuesday, 13:00 to 15:00. Bring your CV or just a question.',
      de: 'Der Career Service ist jeden Dienstag von 13 bis 15 Uhr in der Bibliothek. Bring deinen Lebenslauf mit oder einfach eine Frage.',
      fr: 'Le service carrières est à la bibliothèque chaque mardi de 13 h à 15 h. Venez avec votre CV ou une simple question.',
    },
    link: null,
    active: true,
  },
  {
    kind: 'link',
    titles: { en: 'Have your CV reviewed', de: 'Lebenslauf prüfen lassen', fr: 'Faites relire votre CV' },
    texts: {
      en: 'We answer within five days, and you can apply meanwhile.',
      de: 'Wir antworten in fünf Tagen. Bewerben kannst du dich schon vorher.',
      fr: 'Nous répondons en cinq jours. Vous pouvez postuler entre-temps.',
    },
    link: '/cv-review',
    active: true,
  },
  {
    kind: 'link',
    titles: { en: 'Internships for the summer', de: 'Praktika für den Sommer', fr: 'Stages pour l’été' },
    texts: { en: 'New postings every week.', de: 'Jede Woche neue Stellen.', fr: 'De nouvelles offres chaque semaine.' },
    link: '/jobs?text=internship',
    active: true,
  },
  {
    kind: 'text',
    titles: { en: 'Career day in spring', de: 'Karrieretag im Frühling', fr: 'Journée carrières au printemps' },
    texts: { en: 'The date comes soon.', de: 'Der Termin folgt bald.', fr: 'La date suivra bientôt.' },
    link: null,
    // Not shown before its date is known.
    active: false,
  },
];

export const GLOBAL_WIDGETS: readonly EditedWidget[] = [
  {
    kind: 'link',
    titles: { en: 'Complete your profile', de: 'Vervollständige dein Profil', fr: 'Complétez votre profil' },
    texts: {
      en: 'Employers and suggestions find you better.',
      de: 'Arbeitgeber und Vorschläge finden dich besser.',
      fr: 'Les employeurs et les suggestions vous trouvent mieux.',
    },
    link: '/profile',
    active: true,
  },
  {
    kind: 'text',
    titles: { en: 'Beware of false offers', de: 'Vorsicht vor falschen Angeboten', fr: 'Attention aux fausses offres' },
    texts: {
      en: 'No honest employer asks you for money before you start.',
      de: 'Kein ehrlicher Arbeitgeber verlangt Geld von dir, bevor du anfängst.',
      fr: 'Aucun employeur honnête ne vous demande d’argent avant l’embauche.',
    },
    link: null,
    active: true,
  },
];
