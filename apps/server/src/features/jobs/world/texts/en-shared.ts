// English words of the eight roles that exist in every language.
import type { RoleWords } from '../role.ts';
import type { SharedRole } from '../roles.ts';

export const ENGLISH_SHARED: Record<SharedRole, RoleWords> = {
  software: {
    noun: 'Software Developer', area: 'Software Development',
    about: ['You build services that other people rely on every day, and you see them in use before the week is over.', 'Our product team is looking for someone who likes small, readable code and honest tests.', 'Together with designers and operations you turn a rough idea into something that runs at three in the morning without anyone noticing.'],
    tasks: ['Develop features in our web application, from the database to the browser', 'Write automated tests and review the code of your colleagues', 'Find out why a page is slow, and prove that your change helped', 'Document interfaces so that other teams can use them without asking', 'Plan small releases together with product and support', 'Look after a service of your own, with an experienced developer at your side'],
    profile: ['Studies in computer science or practice that taught you the same', 'Good knowledge of one programming language and curiosity about others', 'Some experience with relational databases and version control', 'The habit of testing before claiming'],
  },
  data: {
    noun: 'Data Analyst', area: 'Data Analytics',
    about: ['You turn questions from the business into figures, and figures into decisions that hold.', 'In our data team you find out what really happens in our processes, and say it in one page.', 'Every department has data and few have answers. You help to change that.'],
    tasks: ['Prepare data from several systems and check whether it can be trusted', 'Build dashboards that are used in the weekly meetings', 'Test assumptions with simple statistics before anyone spends money on them', 'Explain results to people who have never seen a query', 'Automate reports that are still made by hand', 'Support experiments, from the question to the evaluation'],
    profile: ['Studies in statistics, economics, data science or a related field', 'Confident use of SQL and of Python or R', 'A sense for charts that do not mislead', 'Pleasure in asking one more question'],
  },
  marketing: {
    noun: 'Marketing Specialist', area: 'Marketing',
    about: ['You tell people about our work in a way that we would like to be told ourselves.', 'Our marketing team is small, so you will see a campaign from the first idea to the last figure.', 'We are looking for someone who can write a good headline and then check whether it worked.'],
    tasks: ['Plan and run campaigns across web, mail and events', 'Write texts for our website, newsletter and social channels', 'Evaluate results and propose what to change', 'Work with photographers, printers and agencies', 'Keep our content calendar and the people in it on time', 'Prepare fairs and open days, and be there when they happen'],
    profile: ['Studies in marketing, communication or business', 'Clear and lively writing', 'First experience with analytics or content tools', 'An eye for images and for spelling mistakes'],
  },
  finance: {
    noun: 'Financial Analyst', area: 'Finance and Controlling',
    about: ['You help our managers to see early where the year is heading.', 'In our finance team you learn how a company thinks in numbers, and where numbers stop thinking.', 'Budget, forecast, closing: you take part in all three, and improve at least one of them.'],
    tasks: ['Prepare the monthly report and explain the differences', 'Support the budget and talk it through with the departments', 'Model investments and their risks', 'Improve our spreadsheets until they are no longer needed', 'Check invoices and cost centres and follow up what does not match', 'Take part in the quarterly closing'],
    profile: ['Studies in finance, economics or business administration', 'Very good spreadsheet skills', 'Accuracy, also in the last row', 'The confidence to ask a director about a figure'],
  },
  sales: {
    noun: 'Account Manager', area: 'Sales',
    about: ['You find customers who need what we make, and stay with them when they have it.', 'In our sales team you learn to listen first and to offer later.', 'You look after a group of customers of your own, supported by colleagues who know them for years.'],
    tasks: ['Research markets and prepare first talks', 'Write offers and calculate them with our product team', 'Accompany customer visits and trade fairs', 'Keep our customer records complete and useful', 'Follow up on open questions until they are answered', 'Bring what customers say back to development'],
    profile: ['Studies in business, languages or a technical field with an interest in people', 'A friendly and clear way of speaking', 'Reliability: what you promise, you do', 'Readiness to travel now and then'],
  },
  hr: {
    noun: 'People Partner', area: 'Human Resources',
    about: ['You make sure that applicants are treated as guests and newcomers as colleagues.', 'Our people team accompanies everyone who works here, from the first letter to the farewell.', 'You learn all of personnel work: hiring, learning, contracts, and the difficult conversations in between.'],
    tasks: ['Write job advertisements and choose where they appear', 'Arrange and take part in interviews', 'Prepare the first weeks of new colleagues', 'Organise training and evaluate it honestly', 'Keep personnel records with care and discretion', 'Represent us at career fairs and at schools'],
    profile: ['Studies in human resources, psychology, law or business', 'Discretion and a good ear', 'Structured work, also when the phone rings', 'Interest in fair and simple processes'],
  },
  engineering: {
    noun: 'Development Engineer', area: 'Mechanical and Electrical Engineering',
    about: ['You design parts that will move, carry and last, and hold the first one in your own hands.', 'Our development team builds prototypes in the morning and breaks them in the afternoon.', 'From drawing to test bench: you accompany a component on its whole way.'],
    tasks: ['Design components in CAD and prepare the drawings', 'Plan tests, set them up and evaluate the measurements', 'Compare simulation with reality and explain the difference', 'Select materials and suppliers together with purchasing', 'Document results so that they can be repeated', 'Support the start of production on site'],
    profile: ['Studies in mechanical or electrical engineering, mechatronics or similar', 'Experience with CAD or a simulation tool', 'Skilled hands or respect for those who have them', 'Careful handling of figures and units'],
  },
  customer: {
    noun: 'Customer Advisor', area: 'Customer Service',
    about: ['You are the voice that our customers hear when something matters to them.', 'Our service team solves problems, and sees to it that they do not come back.', 'No scripts, no stopwatch: you have the time that a good answer needs.'],
    tasks: ['Answer questions by phone, chat and mail', 'Find the cause of a problem together with the specialists', 'Record what customers report and propose improvements', 'Write help articles that spare people a call', 'Accompany new customers through their first weeks', 'Settle complaints fairly and within your own budget'],
    profile: ['A friendly and patient manner, also on a Monday', 'Clear language in writing and in speech', 'Willingness to understand how things work', 'Further languages are welcome'],
  },
}; // biome-ignore format: texts
