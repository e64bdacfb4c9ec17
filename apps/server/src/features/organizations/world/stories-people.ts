// Articles about people and beginnings.
import type { Story } from './story.ts';

export const PEOPLE_STORIES: readonly Story[] = [
  {
    slug: 'first-hundred-days', title: 'My first hundred days', heading: 'What I would do differently',
    ingress: '{person} joined {name} straight from university. A diary of the surprises, in order of appearance.',
    paragraphs: [
      'Day one began with a key that did not fit. The colleague who came down to let me in turned out to be the head of the department, and she carried my box up the stairs because the lift was, as she put it, still thinking about it.',
      'In the second week I was given a task that sounded small: find out why one report took three hours every Monday. It was not small. I spoke with eleven people, five of whom believed that somebody else needed the report.',
      'On day forty I presented what I had found. My hands shook, my slides were in the wrong order, and afterwards two people I had never met asked whether I could look at their Mondays as well.',
      'There were slow days too. Nobody tells you that a part of work is waiting: for access, for an answer, for a machine that is being serviced. I began to keep a list of small questions, and waiting became the time in which I asked them.',
      'By day one hundred I had a desk with a plant on it, a nickname I will not repeat here, and a new colleague to let in on a Monday morning. Her key did not fit either.',
    ],
    closing: 'I would ask earlier. For three weeks I tried to find everything out by myself, because I believed that this was what they paid me for. It is not. They pay me to get it right, and asking is the shortest way there.',
  },
  {
    slug: 'from-intern-to-team-lead', title: 'From intern to team lead in four years', heading: 'Three things that helped',
    ingress: 'Careers look straight when they are told backwards. {person} tells this one forwards, with its detours.',
    paragraphs: [
      'I applied to {name} because a friend had forgotten the deadline and gave me the link. My interview lasted twenty minutes, of which we spent ten on a bicycle repair I had mentioned in my letter.',
      'The internship was meant to last three months. I stayed for six, went back to university with a thesis topic, failed an exam, passed it, and came back as a working student for two days a week.',
      'My first permanent position was not the one I had wanted. The team I knew had no opening, so I joined the neighbours. It was the best accident of my working life, since I learned the other half of the process there.',
      'When our lead moved to {city}, nobody applied for the post. I did not either. Then three colleagues came to my desk, one after the other, and told me that I should.',
      'Leading is a different craft. I write less, read more, and my most useful tool is an empty half hour in the afternoon, which anyone may fill.',
    ],
    closing: 'A mentor who told me the truth, a notebook in which I wrote down what I had promised, and the habit of finishing small things. None of the three needs talent. All three need practice.',
  },
  {
    slug: 'a-day-in-the-life', title: 'A working day, hour by hour', heading: 'The end of the day',
    ingress: 'What does a junior at {name} actually do all day? {person} wrote it down on an ordinary Tuesday.',
    paragraphs: [
      'At half past eight I make tea and read what the colleagues in other time zones have left for me. Most of it is good news. One message contains the word "interesting", which is never good news.',
      'From nine to ten our team stands around one board. Everyone says what they will finish today, not what they are working on. The difference is larger than it sounds, and I needed a month to hear it.',
      'Then two quiet hours. No meetings may be put there; the rule was made by a vote. I use them for the one thing that needs my whole head, which today is a calculation with nine assumptions.',
      'Lunch is long on Tuesdays, because the soup is good. I sit next to people from a department whose name I could not have explained last year. They need a small tool. I think that I can build it.',
      'The afternoon belongs to others: a review, a call with a client in {city}, a student who comes by for her thesis. At four I go back to the word "interesting" and find that it was, for once, meant literally.',
    ],
    closing: 'I shut the laptop at half past five and write three lines for tomorrow. It is a small habit, taught to me by the person who had my desk before, and it is the reason that I sleep well.',
  },
  {
    slug: 'coming-from-abroad', title: 'New city, new language, new job', heading: 'Advice for those who follow',
    ingress: 'A fifth of the graduates at {name} came from another country. Four of them tell how they arrived.',
    paragraphs: [
      'The hardest thing, all four say, was not the work. It was the second weekend, when everything necessary was done and nobody had called yet. That is why every newcomer from abroad now gets a companion, somebody who made the same move not long ago.',
      'The paperwork is easier than its reputation. The people team sends a list with dates, goes along to the offices if you like, and knows which counter has the kind lady.',
      'Language is a matter of courage. Meetings in {city} are held in English whenever one person in the room needs it, but the coffee kitchen speaks the local language, and the coffee kitchen is where one learns.',
      '"I was afraid to sound stupid," says {person}. "Then a director asked me how to pronounce my name, tried it five times and wrote it down. After that I was no longer afraid to try five times as well."',
      'Half of them wanted to stay for a year. All four are still here. Two share a flat, one has started a choir, and one has learned to like liquorice.',
    ],
    closing: 'Come two weeks early if you can. Say yes to every invitation in the first month, even to curling. And find one place, a bench or a bakery, that is yours.',
  },
  {
    slug: 'asking-the-interviewers', title: 'We asked our interviewers what they really look for', heading: 'One last thing',
    ingress: 'Seven people who lead interviews at {name} answered the same five questions, without hearing each other.',
    paragraphs: [
      'What do you read first? Six of seven begin with the letter, not with the CV. They look for one concrete sentence: something you built, changed or broke. The seventh reads the hobbies, and defends it well.',
      'What is the most frequent mistake? Saying "we" for a whole hour. Teamwork is lovely, but the interviewers want to know which part was yours, and they are just as glad to hear what was not.',
      'Does a gap in the CV matter? Not if you can talk about it. Caring for a parent, a year that went wrong, a long journey: all of these have been told in our rooms, and all of these people were hired.',
      'How do you prepare? "I read the work sample twice and write down three questions I cannot answer myself," says {person}. "If I could answer all of them, I would waste your time and mine."',
      'What should applicants ask? What a bad day looks like. Who had the post before and where that person is now. And what will be different in a year because somebody was hired.',
    ],
    closing: 'You may bring notes. Nobody gets points for remembering. Several of us come with notes ourselves, and one comes with biscuits.',
  },
  {
    slug: 'working-part-time-while-studying', title: 'Twelve hours a week: working next to your studies', heading: 'Does it pay off?',
    ingress: 'Working students hold many things together at {name}. How they manage, and what the company does for it.',
    paragraphs: [
      'The contract says twelve hours, and the calendar says which. Every working student plans four weeks ahead, and exams come first: whoever has one tells us, takes the days, and makes up for them later or not at all.',
      'The tasks are chosen so that they survive a break. A working student owns something whole, such as a dashboard, a newsletter or a test bench, and not the leftovers of three people.',
      '{person} studies in {city} and works Mondays and Thursdays. "On Mondays I learn what I do not know, and on Wednesday in the lecture I understand why. It used to be the other way round."',
      'There is a price. Evenings become short, and some friends have stopped asking whether you come along. The people team offers a talk after the first month, only about that.',
      'In return the company gets people who ask why. The oldest form in the house was abolished last spring because a working student could not explain it to a fellow student.',
    ],
    closing: 'Three of four stay after their degree, and start at the salary of somebody with a year of experience. The fourth leaves with a good reference, and often sends the next one.',
  },
]; // biome-ignore format: texts
