// Articles about how the work is done.
import type { Story } from './story.ts';

export const WORK_STORIES: readonly Story[] = [
  {
    slug: 'the-mistake-board', title: 'Why we hang our mistakes on the wall', heading: 'Three that hang there now',
    ingress: 'In the corridor of {name} there is a board with everything that went wrong this year. Visitors stop there longest.',
    paragraphs: [
      'It began with an invoice that was sent eleven times. Nobody wanted to have done it, so nobody said how it had happened, and a month later it was sent nine times again. That evening a colleague pinned both invoices to the wall and wrote: here is how.',
      'The rules fit on one card. Only the person who made the mistake may hang it up. The card says what happened, what it cost and what is different now. Nobody signs, though most people do.',
      'At first only small things appeared. Then a director hung up a contract that had cost half a year. After that the cards became honest, and the weekly meeting in {city} became shorter.',
      'The number of serious faults has fallen by a third in two years. We do not claim that the board did that alone. But it is the first place where new colleagues look when they plan something.',
      '"In my last job I hid things," says {person}. "It takes so much time, hiding. Here I have that time for work."',
    ],
    closing: 'A label in the wrong language on four thousand boxes. A test that was green because it tested nothing. And a birthday cake for a colleague who had left the week before. He came back to eat it.',
  },
  {
    slug: 'less-meetings', title: 'We cancelled every meeting for a month', heading: 'What came back',
    ingress: 'An experiment at {name}: thirty days without a single recurring meeting. A report with figures and feelings.',
    paragraphs: [
      'On the first Monday the calendar was white. Some of us were delighted, some were lonely, and one team met in secret, by the coffee machine, standing.',
      'In the first week we wrote more. Decisions that had been taken in the room now needed sentences, and sentences show where a thought is missing. Two projects stopped by themselves when nobody could write down what they were for.',
      'In the second week we made a mistake that a meeting would have prevented. Two teams ordered the same equipment. It cost us a little money and a good deal of pride.',
      'In the third week people started to call each other. A call of four minutes replaced a meeting of forty. {person} counted: six calls a day, each with one question.',
      'At the end we asked everyone to name the meetings they had missed. Of one hundred and ninety recurring meetings, twenty-three were named more than once.',
    ],
    closing: 'Those twenty-three are back, most of them shorter. The others are still gone. New meetings now need an end date, and the white Monday in {city} has stayed.',
  },
  {
    slug: 'measuring-what-matters', title: 'One number for the whole company', heading: 'What the number cannot say',
    ingress: '{name} had forty-one key figures. Now it has one on the first page, and forty in the appendix.',
    paragraphs: [
      'Forty-one figures mean that one of them is always green. In every review somebody found the green one and talked about it for a while. We were busy, friendly and none the wiser.',
      'So we asked our customers a single question: what would you miss if we were gone tomorrow? The answers were short. They spoke of promises kept, of people who call back, of things that work on the day they are needed.',
      'The number that came out of it is plain: the share of promises kept on the day. A promise is a date that somebody outside has heard. Nothing else counts, and nobody may move the date afterwards.',
      'The first result was fifty-eight percent. {person}, who had to present it, remembers the silence. "Then someone laughed, and said that at least it was true."',
      'Two years later it is eighty-nine. Not because everyone works faster, but because everyone promises less and earlier. It turns out that people in {city} and elsewhere can live very well with an honest Thursday.',
    ],
    closing: 'It says nothing about how it feels to work here. That is why the second page holds five sentences, written each month by five people drawn by lot. They are not edited. They are read first.',
  },
  {
    slug: 'how-we-review', title: 'Four eyes, two questions', heading: 'Try it yourself',
    ingress: 'Nothing leaves {name} that only one person has seen. How review works when nobody has time for it.',
    paragraphs: [
      'Review has a bad name. It comes late, it comes from above, and it is mostly about commas. We tried to turn all three around.',
      'Ours comes early. Whoever begins something shows it after one day, when it is still ugly. At that point a remark costs ten minutes. A week later the same remark costs a week.',
      'It does not come from above. The reviewer is drawn from the whole team, interns included. {person} reviewed the work of a colleague with twenty years of experience in the second week, and found something.',
      'And it has two questions only. What did I not understand? What could hurt someone? Taste is not among them. Whoever wants to talk about taste may do so at lunch, and many do.',
      'Each reviewer signs with a full name. That sounds strict, but it has made reviews kinder, because nobody wants to be remembered for a comma.',
    ],
    closing: 'Take something you have been working on for a day. Give it to a person who knows less about it than you do. Ask the two questions, be silent, and write down what comes. It is the cheapest quality programme we know.',
  },
  {
    slug: 'small-steps-greener', title: 'Greener in nineteen small steps', heading: 'What is left',
    ingress: 'Large goals for far-away years are easily written. {name} chose the other way: small steps with a date.',
    paragraphs: [
      'Our first attempt was a brochure. It had a forest on the cover and a year beginning with twenty-fifty inside. {person} asked on the company page which part of it would happen by Friday.',
      'That became the method. Every department in {city} and elsewhere names one step that can be done within six weeks, does it, measures it, and names the next. Steps that do not work are written down as well.',
      'Step one was the temperature of the server room: two degrees up, no harm, and the bill fell by a tenth. Step four was the canteen, where the meat moved to the end of the counter. Nobody forbade anything, and half as much was eaten.',
      'Step eleven failed. Shared cars stood at the wrong end of the yard and were used by two people, both of whom lived next to them. Step twelve was to move the cars.',
      'After three years the sum of the nineteen steps is thirty-one percent, checked by an outside office. The brochure would have been content with twelve by now.',
    ],
    closing: 'The difficult part: what our suppliers do. We have begun to visit them with the same question, what can be done by Friday, and we bring cake. Steps twenty to twenty-six are theirs.',
  },
  {
    slug: 'open-door-week', title: 'A week with open doors', heading: 'See you next year',
    ingress: 'Five days, three hundred visitors, no slides: what happened when {name} invited everyone in.',
    paragraphs: [
      'On Monday came the neighbours. They wanted to know what hums at night. We showed them the ventilation, and they showed us, on a recording, that it is a different machine. It has been repaired.',
      'On Tuesday came school classes. Children ask the questions that consultants are paid for: who decides that, and who decided that this person decides? We had good answers to about half.',
      'On Wednesday came students from {city}. Instead of a presentation they got a real problem and four hours. Two of their proposals are being built, with their names on them.',
      'On Thursday came the families of our staff. A six-year-old explained to {person} what her father does. It was shorter and clearer than the job description, which has since been changed.',
      'On Friday came those who had worked here in the past. Some had not entered the building for thirty years. They walked through the rooms slowly, and told us which of our new ideas were not new.',
    ],
    closing: 'We learned more in five days than in five workshops, and spent it mostly on lemonade. The doors open again in June. Bring questions, above all the short ones.',
  },
  {
    slug: 'accessible-by-default', title: 'Built with those who need it', heading: 'Where to begin',
    ingress: 'Accessibility used to be the last line of the plan at {name}. Then it became the first.',
    paragraphs: [
      'It began with a letter. A customer who uses a screen reader wrote that she could do everything with us, except the one thing she had come for. She enclosed a list. It was very polite and four pages long.',
      'We invited her. She sat down in front of our own people in {city} and worked, without a word, for half an hour. Nobody who was in that room has ever since called the subject a detail.',
      'Today eleven people test for us, each with a different way of seeing, hearing or moving. They are paid like all other experts and are asked before we build, not afterwards.',
      'The surprise was how many others gained. Larger buttons help people in trams. Subtitles help people next to sleeping babies. Plain words help everyone, including us.',
      '"We thought it would slow us down," says {person}. "It did, for about three months. Then we noticed that we no longer built things twice."',
    ],
    closing: 'Put away the mouse for an hour. Turn the sound off, the contrast down, the text up. Write down where you got stuck. It will not be an expert opinion, but it will be a beginning.',
  },
  {
    slug: 'learning-budget', title: 'What people do with a learning budget', heading: 'And the strangest one',
    ingress: 'Everyone at {name} may spend one month’s worth of coffee money a week on learning, without asking. A look at the receipts.',
    paragraphs: [
      'The rule has one sentence: learn something and tell us about it. There is no catalogue and no approval. When it started, the finance team set money aside for abuse. It has not been needed.',
      'Most people buy books, and most books are not about their job. The bookkeeper reads about birds; the bird project, later on, had the best bookkeeping of all.',
      'A third takes courses: welding, statistics, sign language, negotiation. Sign language was taken by one person first. Now there are fourteen, and a colleague who had been silent at lunch for years is no longer.',
      'A few travel. {person} spent a week with a competitor abroad, who had agreed at once and asked only for the same in return. Both wrote a report, and both reports are read in {city} to this day.',
      'On the last Friday of the month people tell. Ten minutes each, no slides, and the kitchen is always full.',
    ],
    closing: 'A colleague learned to juggle. He said that it would help him with his projects. Nobody believed him. He can now keep five in the air, and has stopped accepting the sixth.',
  },
]; // biome-ignore format: texts
