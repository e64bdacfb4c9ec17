// English words of roles in laboratories, workshops, hospitals, schools and out of doors.
import type { RoleWords } from '../role.ts';
import type { RoleKey, SharedRole } from '../roles.ts';

type PracticeRole =
  | 'laboratory'
  | 'machineLearning'
  | 'teaching'
  | 'hotel'
  | 'tourism'
  | 'architecture'
  | 'production'
  | 'community'
  | 'sports'
  | 'care'
  | 'security'
  | 'agronomy';

export const ENGLISH_PRACTICE: Record<PracticeRole & Exclude<RoleKey, SharedRole>, RoleWords> = {
  laboratory: {
    noun: 'Research Scientist', area: 'Laboratory Research',
    about: ['You plan experiments, carry them out and write down what happened, not what should have happened.', 'Our laboratory is looking for careful hands and an independent mind.'],
    tasks: ['Prepare samples and carry out measurements', 'Evaluate data and present it to the group', 'Improve protocols and document them', 'Look after instruments and train users', 'Read new publications and test what is useful', 'Contribute to papers and patents'],
    profile: ['Studies in biology, chemistry, pharmacy or physics', 'Practical experience in a laboratory', 'Clean records, also of failures', 'Good scientific English'],
  },
  machineLearning: {
    noun: 'Machine Learning Researcher', area: 'Machine Learning',
    about: ['You try out models, and are not satisfied before you know why they work.', 'Our research group takes methods from papers into products, with clear limits.'],
    tasks: ['Design experiments and baselines that are hard to beat', 'Prepare training data and describe its gaps', 'Train and evaluate models with respect to errors that hurt', 'Write readable code that others can run again', 'Bring models into production together with the platform team', 'Present results inside and outside the company'],
    profile: ['Studies in computer science, mathematics or physics, a doctorate is welcome', 'Solid knowledge of statistics and linear algebra', 'Experience with Python and one learning framework', 'Healthy doubt about good results'],
  },
  teaching: {
    noun: 'Tutor', area: 'Teaching and Learning',
    about: ['You explain things until they become simple, and enjoy the moment when they do.', 'Our learning team develops lessons, tries them out and improves them the same week.'],
    tasks: ['Prepare and hold lessons or workshops in small groups', 'Develop exercises and learning material', 'Accompany learners and talk with parents or tutors', 'Try out new formats, on site and online', 'Evaluate what has been learned, kindly and honestly', 'Support newcomers among the tutors'],
    profile: ['Studies in education or in a subject you love', 'Patience and imagination', 'First experience with teaching or coaching', 'A certificate of good conduct before you start'],
  },
  hotel: {
    noun: 'Hospitality Trainee', area: 'Hotel Operations',
    about: ['You get to know a hotel from the kitchen to the accounts, and guests by name.', 'Every guest arrives tired. You are the reason that it gets better.'],
    tasks: ['Welcome guests and accompany them through their stay', 'Rotate through reception, service and reservations', 'Prepare groups, meetings and small celebrations', 'Watch prices and occupancy with the revenue team', 'Answer reviews, friendly and in person', 'See to it that safety and hygiene rules are kept'],
    profile: ['Studies or training in hospitality or tourism', 'A warm manner and tidy appearance', 'Two languages or more', 'Willingness to work shifts and some weekends'],
  },
  tourism: {
    noun: 'Travel Planner', area: 'Travel and Events',
    about: ['You plan journeys that people talk about for years, and know the timetable by heart.', 'Our travel team looks for places that hope for guests, and for guests who fit them.'],
    tasks: ['Plan routes, beds and meals for small groups', 'Research new destinations and partners', 'Accompany groups for some days of the year', 'Write descriptions that promise what is there', 'Look after guests before, during and after the journey', 'Calculate prices and keep the budget'],
    profile: ['Studies in tourism, geography, languages or culture', 'Organisation and a talent for improvising', 'A first aid course or willingness to take one', 'Good knowledge of two languages'],
  },
  architecture: {
    noun: 'Junior Architect', area: 'Architecture and Construction',
    about: ['You draw what will be built, and stand next to it when it is.', 'Our planning team works on one shared model, from the first line to the last screw.'],
    tasks: ['Prepare drawings and models in all phases', 'Compare variants by cost, comfort and carbon', 'Coordinate with structural and building services engineers', 'Accompany approvals with the authorities', 'Visit the site every week and document progress', 'Build working models for talks with the neighbourhood'],
    profile: ['Studies in architecture or civil engineering', 'Experience with building information modelling', 'A portfolio with sketches, not only with renderings', 'Rubber boots or willingness to buy some'],
  },
  production: {
    noun: 'Production Engineer', area: 'Production and Quality',
    about: ['You make a line run better without anyone having to run faster.', 'In our plant the best ideas come from the shift. You help to turn them into reality.'],
    tasks: ['Observe processes and measure times and losses', 'Lead small improvements together with the operators', 'Check quality and find the root of faults', 'Plan shifts, materials and maintenance', 'Support the introduction of new machines', 'Keep work instructions short and correct'],
    profile: ['Studies in production, mechanical or chemical engineering', 'Practical sense and respect for experience', 'Knowledge of lean methods is welcome', 'Willingness to work in shifts for some weeks'],
  },
  community: {
    noun: 'Programme Officer', area: 'Community Programmes',
    about: ['You bring people together who can help each other, and see to the money and the biscuits.', 'Our programmes live from volunteers. You look after them, and after what they achieve.'],
    tasks: ['Plan projects with communities and partners', 'Win, train and accompany volunteers', 'Write applications for grants and report on results', 'Organise events, from the invitation to the washing-up', 'Visit projects and listen to those concerned', 'Tell our supporters what their help has changed'],
    profile: ['Studies in social sciences, development or environment', 'Experience as a volunteer', 'Reliable work with small budgets', 'Respect for other ways of living'],
  },
  sports: {
    noun: 'Activity Coach', area: 'Sports and Wellbeing',
    about: ['You get people moving who did not plan to.', 'Our activity team runs courses for guests, patients or pupils, and for our own staff.'],
    tasks: ['Plan and lead courses for mixed groups', 'Write simple training plans and adapt them', 'Look after equipment and safety', 'Organise tournaments and outdoor days', 'Cooperate with therapists or teachers', 'Evaluate what people enjoyed, and what helped'],
    profile: ['Studies in sports science, therapy or education', 'A coaching licence or first aid certificate', 'Motivation that is catching', 'A feeling for people who find movement difficult'],
  },
  care: {
    noun: 'Care Team Associate', area: 'Nursing and Therapy',
    about: ['You accompany people on days that are not easy for them.', 'Our teams are mixed: nursing, therapy, social work and medicine decide together.'],
    tasks: ['Support patients in daily life and treatment', 'Observe changes and report them at the handover', 'Assist with therapies and examinations', 'Keep records complete and understandable', 'Talk with relatives and plan the time at home', 'Take part in case discussions'],
    profile: ['Studies or training in medicine, nursing, therapy or psychology', 'Calm, warmth and humour', 'Reliability in shifts', 'Proof of the usual vaccinations'],
  },
  security: {
    noun: 'Security Engineer', area: 'Cyber Security and IT Operations',
    about: ['You protect systems on which other people’s days depend, and explain risks without scaring anyone.', 'Our operations team sleeps well, because it practises when nothing is burning.'],
    tasks: ['Watch systems and investigate unusual events', 'Close gaps and check that they stay closed', 'Automate updates, backups and restores', 'Prepare and lead exercises', 'Advise developers on secure design', 'Write clear instructions for emergencies'],
    profile: ['Studies in computer science or a certificate in security', 'Good knowledge of networks and Linux', 'An honest way of dealing with your own mistakes', 'Willingness to be on call from the second year'],
  },
  agronomy: {
    noun: 'Agronomist', area: 'Agriculture and Food',
    about: ['You find out what soil, plant and farmer need, and try it on a small field first.', 'From seed to shelf: our agronomy team connects fields, sensors and kitchens.'],
    tasks: ['Plan and accompany field trials', 'Take soil and plant samples and evaluate them', 'Advise farmers on irrigation and rotation', 'Check quality at the intake of the harvest', 'Maintain sensors and the data they send', 'Present results at field days'],
    profile: ['Studies in agriculture, biology or food science', 'Joy in work outdoors, also in the rain', 'Basic knowledge of statistics', 'A driving licence is helpful'],
  },
}; // biome-ignore format: texts
