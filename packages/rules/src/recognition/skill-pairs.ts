// Skills that are told by what stands beside them: words that are a name only there ("Puppet, Chef or Ansible"), and words that name two at once ("front end
// and back end development").

/** Words that are a skill's name only beside certain others: "Puppet, Chef or Ansible", "Scrum, XP, Kanban". */
export const BESIDE: Record<string, { words: string[]; others: RegExp; within: number }> = {
  Chef: { words: ['=Chef'], others: /^(?:Puppet|Ansible|SaltStack|Terraform|Docker|Vagrant|Kubernetes)$/, within: 6 },
  'Extreme programming': { words: ['=XP'], others: /^(?:Scrum|Kanban|Agile|Test-driven development|Pair programming)$/, within: 6 },
  SaltStack: { words: ['=Salt'], others: /^(?:Puppet|Ansible|Chef|Terraform|Docker)$/, within: 6 },
  C: { words: ['=C'], others: /^(?:C\+\+|C#|Go|Rust|Fortran|Assembly language)$/, within: 3 },
  Scheme: { words: ['=Scheme'], others: /^(?:Haskell|Prolog|Clojure|Python|Java|C\+\+)$/, within: 6 },
  PKI: { words: ['pki'], others: /^(?:DNS|VPN|TCP\/IP|OAuth|SAML|Cryptography|REST APIs)$/, within: 8 },
  'Financial management': {
    words: ['fiscal management'],
    others: /^(?:Decision making|Teamwork|Leadership|Conflict resolution|Supervision|Communication)$/,
    within: 8,
  },
  CPA: {
    words: ['=CPA'],
    others:
      /^(?:Accounting|Tax preparation|Taxation|Bookkeeping|US GAAP|IFRS|CFA|ACCA|CIMA|Financial (?:accounting|analysis|reporting|management|planning)|Management accounting)$/,
    within: 40,
  },
  'REST APIs': { words: ['=REST'], others: /^(?:JSON|SOAP|GraphQL|gRPC|Protocol Buffers|API design|Microservices|DNS|HTML)$/, within: 6 },
};

/** Words that name two skills, of which the first lacks the word both end in. */
export const TWO_IN_ONE: readonly (readonly [words: string, name: string, also: string])[] = [
  ['legal research and writing', 'Legal research', 'Legal writing'],
  ['legal writing and research', 'Legal research', 'Legal writing'],
  ['communicate orally and in writing', 'Communication', 'Written communication'],
  ['communicate verbally and in writing', 'Communication', 'Written communication'],
  ['communicate both orally and in writing', 'Communication', 'Written communication'],
  ['communicate effectively orally and in writing', 'Communication', 'Written communication'],
  ['communicate effectively both orally and in writing', 'Communication', 'Written communication'],
  ['communicate effectively verbally and in writing', 'Communication', 'Written communication'],
  ['front end and back end development', 'Front-end development', 'Back-end development'],
  ['back end and front end development', 'Front-end development', 'Back-end development'],
  ['frontend and backend development', 'Front-end development', 'Back-end development'],
  ['backend and frontend development', 'Front-end development', 'Back-end development'],
  ['front and back end development', 'Front-end development', 'Back-end development'],
  ['c c++', 'C', 'C++'],
  ['c and c++', 'C', 'C++'],
  ['c or c++', 'C', 'C++'],
  ['unit and integration testing', 'Unit testing', 'Integration testing'],
  ['unit and integration tests', 'Unit testing', 'Integration testing'],
  ['unit integration testing', 'Unit testing', 'Integration testing'],
  ['manual and automated testing', 'Manual testing', 'Test automation'],
  ['automated and manual testing', 'Manual testing', 'Test automation'],
  ['project and programme management', 'Project management', 'Program management'],
  ['project and program management', 'Project management', 'Program management'],
  ['programme and project management', 'Project management', 'Program management'],
  ['program and project management', 'Project management', 'Program management'],
  ['project and product management', 'Project management', 'Product management'],
  ['product and project management', 'Project management', 'Product management'],
  ['accounts payable and receivable', 'Accounts payable', 'Accounts receivable'],
  ['mechanical and electrical engineering', 'Mechanical engineering', 'Electrical engineering'],
  ['electrical and mechanical engineering', 'Mechanical engineering', 'Electrical engineering'],
  ['quantitative and qualitative research', 'Quantitative analysis', 'Qualitative research'],
  ['qualitative and quantitative research', 'Quantitative analysis', 'Qualitative research'],
  ['ios and android', 'iOS development', 'Android development'],
  ['full stack software development', 'Full-stack development', 'Software development'],
  ['access and excel', 'Microsoft Access', 'Microsoft Excel'],
  ['excel and access', 'Microsoft Access', 'Microsoft Excel'],
  ['excel access', 'Microsoft Access', 'Microsoft Excel'],
  ['access excel', 'Microsoft Access', 'Microsoft Excel'],
  ['communication écrite et orale', 'Communication', 'Written communication'],
  ['communication écrite et verbale', 'Communication', 'Written communication'],
  ['android and ios', 'iOS development', 'Android development'],
];
