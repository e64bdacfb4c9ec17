// What the blogs of the demo world say. Short and useful; in the languages of their tenants, the others fall back.
import type { BlogTexts } from '@fairway/rules/blog';

/** `inDays`: from today; none: a draft. */
export type DemoPost = { slug: string; author: string; inDays?: number; texts: BlogTexts };

export const DEMO_POSTS: readonly DemoPost[] = [
  {
    slug: 'a-cv-that-is-read',
    author: 'Hana Marek',
    inDays: -4,
    texts: {
      en: {
        title: 'A CV that is read to the end',
        ingress: 'One page, three proofs, no adjectives: what people who read two hundred CVs a week look for first.',
        body: '## Begin with what you did\nA line such as “built a timetable that 40 students use” says more than “team player”. Write a verb, a thing and a number.\n\n## One page is enough\n- Studies, with the year in which you finish\n- Two or three things you did, newest first\n- Languages, and how well you speak them\n\n## Ask somebody else to read it\nWhat you have read ten times you no longer see. [Have your CV reviewed](/cv-review) before you send it.',
      },
      de: {
        title: 'Ein Lebenslauf, der zu Ende gelesen wird',
        ingress: 'Eine Seite, drei Belege, keine Adjektive: worauf zuerst achtet, wer zweihundert Lebensläufe in der Woche liest.',
        body: '## Beginne mit dem, was du getan hast\nEine Zeile wie „Stundenplan gebaut, den 40 Studierende nutzen“ sagt mehr als „teamfähig“. Schreib ein Verb, eine Sache und eine Zahl.\n\n## Eine Seite reicht\n- Studium, mit dem Jahr des Abschlusses\n- Zwei oder drei Dinge, die du getan hast, das Neueste zuerst\n- Sprachen, und wie gut du sie sprichst\n\n## Lass jemand anders lesen\nWas du zehnmal gelesen hast, siehst du nicht mehr. [Lass deinen Lebenslauf prüfen](/cv-review), bevor du ihn abschickst.',
      },
      fr: {
        title: 'Un CV qu’on lit jusqu’au bout',
        ingress: 'Une page, trois preuves, aucun adjectif : ce que regarde d’abord qui lit deux cents CV par semaine.',
        body: '## Commence par ce que tu as fait\nUne ligne comme « création d’un planning utilisé par 40 étudiants » en dit plus que « esprit d’équipe ». Écris un verbe, une chose et un chiffre.\n\n## Une page suffit\n- Tes études, avec l’année de fin\n- Deux ou trois réalisations, la plus récente d’abord\n- Tes langues, et ton niveau\n\n## Fais-le relire\nCe qu’on a lu dix fois, on ne le voit plus. [Demande une relecture](/cv-review) avant de l’envoyer.',
      },
    },
  },
  {
    slug: 'before-the-interview',
    author: 'Hana Marek',
    inDays: -18,
    texts: {
      en: {
        title: 'The evening before the interview',
        ingress: 'Half an hour of preparation that pays: three stories, three questions and the way there.',
        body: '## Three stories\nThink of one thing that went well, one that went wrong and one that you would do differently. Most questions ask for one of them.\n\n## Three questions\n1. What would I have finished after three months?\n2. Who explains things to me in the first week?\n3. When do I hear from you?\n\n## The way there\nOpen the link or look at the map today. Tomorrow you want to think of something else.',
      },
      fr: {
        title: 'La veille de l’entretien',
        ingress: 'Une demi-heure de préparation qui compte : trois histoires, trois questions et le trajet.',
        body: '## Trois histoires\nPense à une réussite, à un échec et à une chose que tu ferais autrement. La plupart des questions portent sur l’une des trois.\n\n## Trois questions\n1. Qu’aurai-je terminé après trois mois ?\n2. Qui m’explique les choses la première semaine ?\n3. Quand aurai-je votre réponse ?\n\n## Le trajet\nOuvre le lien ou regarde le plan aujourd’hui. Demain, tu penseras à autre chose.',
      },
    },
  },
  {
    slug: 'reading-a-job-posting',
    author: 'Finn Aalto',
    inDays: -40,
    texts: {
      en: {
        title: 'How to read a job posting',
        ingress: 'Long lists of demands put people off who could do the work. Here is what counts.',
        body: '## What you need and what would be nice\nThe first three points are usually meant. The rest is a wish: with half of it you may apply.\n\n## Pay and time\nLook for the amount, the period and the hours. Where nothing is said, ask before the second interview.\n\n## Who you would work for\nThe page of an employer on {name} tells how many jobs are open, where, and what they pay. [Look at employers](/employers).',
      },
    },
  },
  {
    slug: 'fairs-in-spring',
    author: 'Finn Aalto',
    inDays: 14,
    texts: {
      en: {
        title: 'Fairs in spring: how to get something out of them',
        ingress: 'Five conversations beat fifty flyers.',
        body: '## Choose five\nRead who comes, choose five, and know one thing about each.\n\n## Write it down\nA name and a sentence after each conversation. Nobody remembers them in the evening.',
      },
    },
  },
  { slug: 'ideas-for-summer', author: '', texts: { en: { title: 'Ideas for the summer', ingress: '', body: '' } } },
];
