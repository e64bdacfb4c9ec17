// Tools of software, by their names in our list of skills: so many of them tell whose work it is. What others work with or for as well is left out.
import { COMPUTING_SKILLS } from './skill-list-technology.ts';
import { phraseFinder, type Words } from './words.ts';

const OFFICE_TOOLS = new Set(
  'Computer literacy,ERP,SAP,SAP FI/CO,Oracle ERP,NetSuite,Microsoft Dynamics,CRM,Salesforce,HubSpot,Zoho,Zendesk,Workday,PeopleSoft,Quality assurance,Microsoft Access,Trello,Slack,Asana,Jira,Confluence,Microsoft Teams,SharePoint,Microsoft 365,Google Workspace,WordPress,Data protection,GDPR,Data governance,Data quality,Web accessibility,Content management systems,Agile,Scrum,Kanban,Lean,Waterfall,Telecommunications,Technical documentation,macOS,Operating systems'.split(
    ',',
  ),
);
const lines = COMPUTING_SKILLS.split(/[;\n]/)
  .map((line) => line.split('|').map((form) => form.trim()))
  .filter(([first = '']) => first && !OFFICE_TOOLS.has(first.replace(/^~/, '')));

/** Names of tools. */
export const COMPUTING_TOOLS: ReadonlySet<string> = new Set(lines.map(([first = '']) => first.replace(/^~/, '')));

/** Shorter ones, and those with a mark, are words of anything. */
const NAME_CHARACTERS = 4;
const finder = phraseFinder(
  lines.flatMap((forms) =>
    forms.filter((form) => /^[\p{L}\p{N}]/u.test(form) && form.length >= NAME_CHARACTERS).map((form) => [form, true] as const),
  ),
);

/** Whether words name a tool: "Kubernetes Engineer", "Engineer (Django)". */
export const nameTools = (words: Words): boolean => finder.find(words).length > 0;
