// More of what is asked for in so many words, and of what somebody is able to do, in English: as skill-statements.ts, which says what each list means.

/** What is asked for in so many words, wherever it stands. */
export const MORE_ASKED_IN_WORDS: Record<string, string> = {
  Empathy:
    'caring nature, caring attitude, caring manner, with compassion, compassionate approach, kindness and compassion, empathy and compassion, care and compassion, compassion and empathy, sensitive manner, show empathy, demonstrate empathy',
  Prioritization:
    'set priorities, setting priorities, establish priorities, establishing priorities, prioritize tasks, prioritizing tasks, prioritising tasks, prioritize and manage, prioritise and manage, prioritize multiple, prioritise multiple, prioritizing multiple, prioritising multiple, prioritize projects, prioritise and organise, organise and prioritise, organize and prioritize, plan and prioritise, plan and prioritize, planning and prioritising, planning and prioritizing, prioritising and organising, prioritising own, prioritising caseload, prioritise a caseload, prioritising a caseload, manage your own workload, manage their own workload, manage own workload, managing own workload, managing your own workload, manage a busy workload, managing a busy workload, manage a varied workload, managing a varied workload, workload management, caseload prioritisation, shifting priorities, prioritise effectively, prioritize effectively, prioritise conflicting, prioritise competing, competing demands, conflicting demands, organise your own workload, organise own workload, organising own workload, plan own workload, planning own workload, organise and plan own, organise and prioritise own, organising and prioritising workload, prioritise and plan, prioritise and manage their, prioritise the workload, prioritise caseload, prioritise their caseload, prioritise own caseload, reprioritize, reprioritise, prioritise at short notice, manage and prioritise a',
  Multitasking:
    'multiple priorities, simultaneous assignments, simultaneous projects, simultaneous tasks, concurrent projects, concurrent tasks, multiple concurrent, several tasks, projects at once, tasks at once, things at once, multiple activities, multiple demands, multiple initiatives, multiple workstreams, juggle, juggling, wear multiple hats, wear many hats, several things at, variety of tasks simultaneously',
  'Time management':
    'tight deadlines, stringent deadlines, strict deadlines, critical deadlines, working to deadlines, meeting deadlines, meet project deadlines, conflicting deadlines, competing deadlines, set deadlines, given deadlines, within deadlines, to agreed deadlines, deadline oriented, adhere to deadlines, tight timescales, tight timelines, strict timescales, to set timescales, managing own time, manage your workload and time, good time keeping, good timekeeping, excellent timekeeping, timekeeping skills, time keeping skills, to meet deadlines, meet deadlines, pressure of deadlines, demands and deadlines, requirements and deadlines, priorities and deadlines, deadlines and priorities, payroll deadlines, work to deadlines, deadline driven, pre determined deadlines, predetermined deadlines, tight schedules, tight schedule, work to tight, quick deadlines, constricted deadlines',
  Communication:
    'communicate in a clear, communicating clearly, communicating well, communicating confidently, communicate well, communicate professionally, communicate sensitively, communicate openly, effectively communicate, clearly communicate, communicates well, communicate technical, communicate complex, communicate at all levels, communicating at all levels, communicating with people, communicate with people, clear communicator, able communicator, articulate individual, articulate and, oral skills, excellent oral, strong oral, excellent verbal, strong verbal, good verbal, clear verbal, converse with, communications experience, communication experience, excellent communications, strong communications, good communications, listening and communication',
  'Written communication':
    'strong written, excellent written, good written, clear written, effective written, written communications, business writing, professional writing, persuasive writing, prepare correspondence, preparing correspondence, drafting correspondence, draft correspondence, draft letters, drafting letters, draft memos, drafting memos, compose correspondence, composing correspondence, writes clearly, writes well, skilled writer, talented writer, experienced writer, accomplished writer, exceptional writing, good writing, effective writing, superior writing, excellent command of written, both written face to face, written face to face, written and face to face',
  'Interpersonal skills':
    'relationship building, relationship management, building relationships, building strong relationships, building effective relationships, building good relationships, building positive relationships, developing relationships, developing effective relationships, developing strong relationships, building rapport, establishing rapport, build rapport with, tact, tact and diplomacy, diplomacy and tact, diplomacy skills, people person, friendly manner, personable manner, polite manner, friendly and approachable, approachable and friendly, pleasant manner, influencing skills, interpersonal abilities, good rapport, excellent rapport, interacting with people, interact with people, relate to people, dealing with people, work well with people, works well with people, working with people at all levels, good relationship skills, build strong relationships, build effective relationships, build good relationships, build positive relationships, build excellent relationships, build professional relationships, build strong and trusting relationships, build trusting relationships, build therapeutic relationships, building therapeutic relationships, build lasting relationships, building trusting relationships, build a rapport, good working relationships, effective working relationships, positive working relationships, strong working relationships, professional working relationships, excellent working relationships, constructive working relationships, develop effective relationships, develop strong relationships, develop good relationships, develop positive relationships, maintain effective relationships, maintain good relationships, maintaining good relationships, maintaining effective relationships, approachable manner, approachable demeanour, warm manner, caring and approachable, approachable and caring, friendly disposition, managing relationships, manage relationships',
  'Analytical skills':
    'analytical background, analytic background, quantitative skills, quantitative aptitude, numerical skills, numeracy skills, good numeracy, highly numerate, numerate, literate and numerate, analytical aptitude, analytical capabilities, analytical capability, analytical experience, analytical expertise, analytical person, strong analytical, excellent analytical, good analytical, sound analytical, logical thinker, logical thinking, logical approach, logical mind, data driven mindset',
  'Critical thinking':
    'critical thinkers, critically analyse, critically analyze, critically evaluate, critically appraise, critical appraisal, critical analysis',
  'Organizational skills':
    'plan and organise, plan and organize, planning and organising, planning and organizing, organise and plan, organize and plan, planning skills, organise and manage, organize and manage, organised manner, organized manner, organised individual, organised person, organized individual, organized person, organised and methodical, methodical and organised, extremely organised, extremely organized, exceptionally organised, exceptionally organized, super organised, super organized, coordination skills, co ordination skills, good organisation, excellent organisation, excellent organization, strong organization, good at organising, organising ability, organise and coordinate, organize and coordinate, organized and detail, organised and detail, organized and able, organised and able',
  Leadership:
    'leading and motivating, lead and inspire others, leading and inspiring, inspirational leadership, inspiring leadership, leadership potential, leadership capability, leadership capabilities, leadership competencies, visible leadership, proven leader, dynamic leader, clinical leader, nurse leader, visionary leader, compassionate leader, motivational leader, lead and support, lead and manage, lead a small team, lead a large team, leading a small team, leading a large team, leading and developing, leading and managing, leading and supporting, leading others, leading people, motivating others, inspire others, inspiring others, give leadership, giving leadership, providing effective leadership, provide effective leadership, provide professional and clinical leadership, provide senior leadership, provide operational leadership, provide nursing leadership, strong clinical leadership, lead the team in, lead a busy team, lead our team',
  'People management':
    'management of a team, management of staff, management of teams, managing employees, manage employees, manage and motivate, manage and develop, managing and developing, managing and motivating, managing nursing teams, managing large teams, managing small teams, managing and leading, staff appraisals, undertake appraisals, conducting appraisals, personnel management, man management, managing others, manage others, staff management experience, staff management, management of a team of, manage a busy team, managing a busy team, manage and lead a team, team management experience, line management experience, line management responsibilities, line management responsibility, experience of line management, experience of managing staff, experience of managing people, experience of managing a team, experience managing a team, team management skills, manage motivate and develop, motivate and develop staff, managing motivating, management of junior staff, management of more junior staff, manage performance of staff, management experience of staff, managing and supporting staff, manage and support staff, managing a small team, manage a small team, managing a large team, manage a large team',
  Supervision:
    'oversee staff, overseeing staff, oversight of staff, oversee a team, overseeing a team, supervise junior, supervising junior, supervision of junior, supervision of others, supervise others, supervising others, supervisory duties, supervisory responsibilities, supervising and supporting, supervision and development of, supervision of assistants, supervision of students, supervise students, supervising students, supervise more junior, supervision of more junior, day to day supervision, supervision support and training, supervision of unqualified, supervise unqualified, supervision of support staff, supervision to junior, supervision of less experienced, will supervise, supervisory or managerial capacity, managerial or supervisory capacity, supervisory or managerial experience, supervisory or administrative capacity, managerial and supervisory experience',
  'Decision making':
    'making decisions, making timely decisions, good decision maker, effective decision maker, confident decision maker, clinical decision making',
  'Change management':
    'delivering change, deliver change, organisational change, organizational change, transformational change, driving change, effecting change, implementing change, embedding change, change agent, change initiatives, change programmes, change projects',
  'Computer literacy':
    'use of computers, computer use, it packages, computer packages, computerised systems, computerized systems, computer proficient, proficient computer, it capable, digitally literate, digital literacy, digital skills, tech savvy, technologically savvy, technology savvy, computer competency, computer competence, computer competent, basic computer, advanced computer, strong computer, good computer, experience of using a computer, experience using a computer, experience of computers, comfortable with technology, comfortable using technology, proficiency in computers, proficient in computer, proficient with computer, proficiency with computer, use of it systems, using it systems, it literacy, use of information technology, use of computer systems, knowledge of it systems, experience of it systems, familiar with it systems, it systems experience, =knowledge of IT, =use of IT, =good IT, =basic IT, =general IT, =proficient in IT, =competent in IT, =confident with IT, =using IT, =understanding of IT, =IT competency, =IT competence, =IT literate, experience of using information technology, familiarity with it systems, confident user of it',
  'Customer service':
    'dealing with the public, dealing with members of the public, working with the public, working with members of the public, working with the general public, working with members of the general public, dealing with customers, working with customers, customer relations, client services experience, front of house, serving customers, serving the public, assisting customers, helping customers, customer interaction, customer facing role, customer facing experience, customer facing environment, patient facing role, public facing role, interacting with the public, contact with the public',
  'Report writing':
    'preparing reports, preparation of reports, report preparation, producing reports, compiling reports, prepare written reports, preparing written reports, writes reports, write technical reports, writing technical reports, writing of reports, reports writing, drafting reports, draft reports',
  'Project management':
    'managing projects, manage projects, lead projects, leading projects, project coordination, project co ordination, project delivery, project leadership, delivering projects, running projects, coordinate projects, coordinating projects, manage complex projects, managing complex projects, managing large projects, oversee projects, overseeing projects, project manager experience, project lead experience, high priority projects, project life cycles, project life cycle, project lifecycle, projects through to completion, taking projects, project team experience',
  'Training delivery':
    'deliver training, delivering training, delivery of training, training others, train others, training users, train users, end user training, conduct training, conducting training, train the trainer, training new staff, train new staff, train staff, experience training, designing and delivering training',
  Teaching:
    'teaching skills, teaching experience, teaching qualification, teaching and assessing, teaching certificate, delivering teaching, deliver teaching, delivery of teaching, delivering education, experience of teaching, experience in teaching, teach others, teaching others, teaching and supervision, teaching and mentoring, teach junior, teaching junior',
  Auditing:
    'internal audits, external audits, financial audits, quality audits, audit techniques, auditing techniques, audit standards, audit skills, experience of audit, experience in audit, knowledge of audit, understanding of audit, clinical audits, undertaking audit, undertake audit',
  Research:
    'research abilities, research ability, strong research, excellent research, research background, experience of research, experience in research, performing research, research and evaluation, research and writing, research methodologies',
  Recruiting:
    'recruitment and selection, recruiting staff, recruit staff, hiring staff, hire staff, interviewing and hiring, recruiting and hiring, hiring and training, recruitment process experience, full cycle recruiting, full cycle recruitment, end to end recruitment, recruitment activities, recruitment and retention',
  Interviewing:
    'conduct interviews, conducting interviews, interviewing clients, interviewing witnesses, interview witnesses, interview clients, interview candidates, interviewing candidates, client interviews, interviewing people',
  Investigations:
    'investigative experience, investigate complaints, investigating complaints, conduct investigations, conducting investigations, perform investigations, performing investigations, accident investigation, accident investigations, incident investigation, incident investigations, fraud investigation, investigative work, investigation skills',
  Editing: 'copy edit, editorial skills, editorial experience, editing experience, strong editing',
  Proofreading: 'proof reading, proof read, proofread',
  Budgeting:
    'budget tracking, budget reconciliation, project budgets, departmental budgets, budget oversight, oversee budgets, overseeing budgets, budgetary planning, budget proposals, control budgets, controlling budgets, managing budget, budgets and finances, creating budgets, create budgets, setting budgets',
  'Contract management':
    'contracts management, manage contracts, managing contracts, contract monitoring, contract oversight, administer contracts, administering contracts, contract processing, managing construction contracts, managing engineering and construction contracts',
  'Presentation skills':
    'presenting skills, presenting information, presenting data, presenting findings, oral presentations, make oral presentations, public presentations, presenting complex, present to senior, present to audiences, delivering presentations, preparing presentations, delivery of presentations, deliver presentation, publication and presentation, present recommendations, presenting recommendations, presentation of findings',
  'Risk management': 'mitigating risks, mitigating risk, managing risk, managing risks, risk analysis, identifying risks, risk registers',
  'Risk assessment':
    'assessing risk, assessing risks, assess risk, assess risks, assessment of risk, risk assess, assessing and managing risk, assess and manage risk',
  'Problem solving':
    'problem resolution, issue resolution, resolving issues, resolving problems, finding solutions, solutions oriented, solution oriented, solutions focused, troubleshooting experience, troubleshooting and problem, ability to troubleshoot, able to troubleshoot, identify and resolve, identifying and resolving, solve technical problems, solve difficult problems, solving technical problems, loves solving, problems solving, solution focussed, solution focused, solutions focussed',
  Adaptability:
    'open to change, receptive to change, embrace change, thrive on change, willing to adapt, comfortable with ambiguity, comfortable with change, deal with ambiguity, dealing with ambiguity, you are flexible, you re flexible, flexible person, flexible individual, flexible worker, flexible mindset, commitment and flexibility, flexibility and commitment, flexibility and adaptability, ability to flex, changing demands, adjust to changing, adjust quickly, adapting to new, adaptable approach, adaptable individual, adaptable person, flexible and innovative, innovative and flexible, flexible and positive approach, flexible and proactive approach, flexible and collaborative approach, be experienced and flexible, flexibility is essential, showing flexibility, willingness to be flexible, team work and flexibility, adaptable to changing, flexible positive approach, flexible working style, flexible way of working, flexible outlook, flexible in your approach to work, creativity flexibility, creativity and flexibility, flexibility and creativity',
  'Attention to detail':
    'quickly and accurately, accurately and quickly, speed and accuracy, accuracy and speed, accurately and efficiently, efficiently and accurately, thoroughness, high level of detail, close attention, careful attention, methodical approach, methodical manner, methodical way, work accurately, accurate and efficient, accuracy and efficiency, accuracy and attention',
  Resilience:
    'stress tolerance, manage stress, handle stress, cope with stress, calm under pressure, resilient and able, resilience confidence, resilience and enthusiasm, resilience and determination, the resilience to, resilience to, resilience flexibility, emotionally robust, emotional robustness, robust and resilient, personal strength and resilience, resilience and a, resilience and the',
  'Self-motivation':
    'show initiative, shows initiative, demonstrate initiative, take initiative, takes initiative, taking initiative, take the initiative, use initiative, use your initiative, use their initiative, self directed, self reliant, self disciplined, self driven, self starting, self sufficient, go getter, drive and initiative, initiative and drive, drive and enthusiasm, drive and determination',
  'Creative thinking':
    'creative and innovative, innovative and creative, creative approach, creative ideas, creative solutions, creative flair, generate ideas, innovative thinker, think innovatively, thinks creatively, innovative solutions',
  Teamwork:
    'teamworking, team work skills, member of a team, works well in a team, working effectively in a team, work effectively within a team, part of an effective team, alone or as part, independently or as part, individually or as part, autonomously and as part, autonomously or as part, as well as part of a team, as well as within a team, and within a team, and in a team, or in a team, or within a team, and with a team, or with a team, and part of a team, team based environment, team oriented environment, collaborative team environment, team focused, great team member, good team member, strong team member, as a team player, as part of a small team, as part of a large team, as part of a busy team, experience of working in a team, experience of working within a team, experience working in a team, work as a member of, within the multidisciplinary team, within the multi disciplinary team, multi disciplinary team working, multidisciplinary team working, mdt working, multidisciplinary working, multi disciplinary working, team orientated, as part of a close, good team working skills, effective team work, team work ethic, ability to work as part of, good team worker, excellent team player, work as part of an integrated, multi agency working, as well as within a, independently as well as within, and within a locality team, multi professional working, multiagency working, multi agency and partnership working, within a multidisciplinary framework, across multidisciplinary teams, work cohesively, in cross functional, working with cross functional, work across teams, interdisciplinary teams, good with teams, working collaboratively in a team, work in a multidisciplinary, working in a multidisciplinary, working in multi disciplinary, work within a multi, working within a multi, working within a team, working within multidisciplinary',
  Collaboration:
    'collaborative approach, collaborative manner, collaborative style, collaborative mindset, independently and collaboratively, collaborative nature, collaborative attitude, collaborate effectively, collaborates well, collaborate well, collaborate across, multi agency partnership, commitment to partnership, collaborative relationships, collaborative partnerships, cross functionally, partnership working',
  'Record keeping':
    'maintain accurate documentation, keep accurate records, maintain clinical records, documentation skills, record management, accurate record, accurate documentation, accurate and comprehensive patient, maintaining accurate, accurate patient records, maintain accurate patient, comprehensive patient records, accurate clinical records',
  'Health and safety':
    'safety principles, safety protocols, safety and health, safety conscious, safety awareness, safety orders, workplace health, health safety, safe systems of work',
  Inspection:
    'inspection experience, conducting inspections, conduct inspections, performing inspections, perform inspections, construction inspection, construction inspections, field inspections, inspection procedures, inspection methods, safety inspections, inspection of construction',
  'Construction management':
    'management of construction, construction administration, construction oversight, manage construction projects, managing construction',
  'Case management':
    'manage cases, managing cases, casework, hold a caseload, holding a caseload, carry a caseload, complex caseload, case planning, managing a complex caseload, manage a complex caseload, manage their own caseload',
  'Community outreach':
    'outreach experience, outreach activities, outreach strategies, conduct outreach, conducting outreach, public outreach, outreach events, outreach and education, outreach and engagement',
  'Media relations':
    'media inquiries, media enquiries, media requests, media outreach, media interviews, media strategy, press inquiries, press enquiries, press outreach',
  'Driving licence':
    'own transport, use of own car, use of a car, use of car, use of a vehicle, own car, clean driving, full driving, valid driver, uk licence, licensed driver, able to drive a, able to drive and, car owner driver, owner driver, current driving, driving is essential, car user',
  'Registered nurse':
    'nmc registration, nmc registered, registered with the nmc, registered with nmc, nmc pin, current nmc, valid nmc, active nmc, nmc register, registered learning disability nurse, registered adult nurse, registered children s nurse, first level nurse, first level registered nurse, rn qualification, rgn qualification, rmn qualification, registered staff nurse, qualified rmn, qualified rgn, qualified rn, =RSCN, rn child, rn adult, registered sick children s nurse, =RNLD, registered general nurse, registered nurse mental health, first level registration, registration with the nmc, registration with nmc, nmc or hcpc registration, be nmc registered, pin number with the nmc, registered psychiatric nurse, valid pin, nmc pin number, registration to the nmc, experienced rmn, experienced rgn',
  'Social media marketing':
    'social media content, social media platforms, social media channels, social media accounts, social media campaigns, social media strategy',
  'Video editing':
    'editing video, editing videos, edit video, edit videos, video creation, producing videos, video and audio production, audio and video production',
  'Property valuation':
    'real property appraisal, appraisal of real property, property appraisal, property appraisals, appraising real property, valuation of property',
  'Web accessibility':
    'accessible design, inclusive design, digital accessibility, accessibility guidelines, section 508, inclusivity and accessibility, inclusion and accessibility, accessibility and inclusion, accessible web, accessible websites, accessibility requirements, accessible digital services, accessible digital, accessible services design, conception accessible, accessible products',
  'Policy development':
    'policy making experience, policy experience, drafting policy, draft policies, drafting policies, write policy, policy writing',
  'Software development':
    'coding skills, programming skills, programming experience, coding experience, software programming, computer programming, writing code, write code',
  'Data analysis':
    'analysis of data, data interpretation, interpretation of data, analyzing large, analyse large, analyze large, analysing large, manipulate data, manipulating data, data manipulation, collect and analyze, collect and analyse, collecting and analyzing, data collection and analysis, collection and analysis of data, analyze statistical, analytics experience, analytics tools, interpreting data trends, analyzing and interpreting data, analysing and interpreting data',
  'Administrative support':
    'admin experience, administration experience, clerical experience, administrative skills, admin skills, experience of administration, experience in administration, administrative background, clerical background, experience of clerical, clerical and administrative work, administrative and clerical, clerical and administrative, administration background, admin background, administration skills, administrator experience, experience of administrative, secretary experience, medical secretary or, secretary or equivalent, experience as a secretary, experience as a medical secretary',
  'Mental health':
    'psychosis, early intervention in psychosis, serious mental illness, severe mental illness, severe and enduring mental, complex mental health, common mental health',
  'Laboratory skills':
    'medical laboratory assistant, medical laboratory assistants, laboratory environment, laboratory setting, experience in a laboratory, laboratory based experience, laboratory background',
  'Training and development': 'training and supervision of, training and development of',
  Typing:
    'typing speed, typing experience, typing ability, fast typing, accurate typing, audio typing, copy typing, touch typing, word processing experience',
  'Clinical assessment':
    'clinical examination skills, examination skills, advanced assessment skills, clinical assessment skills, physical assessment skills, advanced clinical assessment, advanced clinical skills in assessment',
  'Clinical audit': 'audit projects, medical audit, principles of audit, completed audit, completed audits',
  'Computer networks': 'lan wan, lan and wan, routers and switches, switches and routers, routers switches, osi model, lan wan wireless',
  'Sign language': 'makaton',
  Mentoring:
    'provide mentorship, providing mentorship, mentorship to, mentorship and, also mentor, mentor train, mentor students, mentoring students, mentor less experienced, mentor new, mentoring more junior, mentor more junior, mentoring new',
  'Information security':
    'security principles, security controls, security best practices, security vulnerabilities, principes de securite, controles de securite, failles de securite, meilleures pratiques de securite, secure coding, secure development',
  Networking: 'building networks, build networks',
  Facilitation:
    'facilitating study days, facilitating workshops, facilitating groups, facilitating training, facilitation of groups, group facilitation',
  'Data entry': 'database entry, entering data, enter data, data capture',
  Go: 'go lang',
  'Community engagement': 'engage community',
  'Stakeholder management': 'stakeholder liaison, a range of stakeholders, wide range of stakeholders',
  Litigation: 'litigator, experienced litigator',
  'Urban planning': 'land use planning, zoning resolution, land use and zoning, zoning and land use, land use procedure',
  'Legal writing': 'drafting briefs, draft briefs, drafting legal, drafting pleadings, briefs and memoranda',
  GIS: 'cartography, geospatial information',
  'Transportation planning': 'traffic engineering, traffic studies, mobility study',
};

/** What somebody is able to do, behind a word of ability. */
export const MORE_ABILITIES: Record<string, string> = {
  Coaching: 'encadrer, guider, coacher, anleiten, motivieren und anleiten, acompanar, guidare',
  Prioritization: 'manage a busy, manage competing, plan workload, manage workload, manage a varied, shift tasks, reprioritize',
  Communication:
    'liaise, convey, express, explain complex, explain technical, explain ideas, listen, converse, present ideas clearly, speak clearly, impart information, give clear',
  'Interpersonal skills':
    'deal courteously, deal effectively with people, deal effectively with others, deal effectively with the public, interact courteously, relate to, get along, work effectively with others, engage with people, engage with patients, engage with a range, engage effectively, engage with others, forge relationships, cultivate relationships, sustain relationships, build and sustain, gain trust, put people at ease, put patients at ease, influence, persuade, maintain cooperative, establish cooperative, develop trusting, build trusting, form good, form effective, create relationships, connect with people, deal confidently, deal confidently and professionally, engage confidently, engage across, communicate and interact, interact effectively, interact professionally, work well with all, work sensitively, establish credibility, quickly establish credibility, work effectively with people, work cooperatively, liaise effectively, develop rapport, establish rapport, build rapport, maintain relationships, work harmoniously',
  'Report writing':
    'generate reports, develop reports, prepare clear, prepare concise, prepare accurate reports, prepare comprehensive reports, prepare technical reports, prepare detailed reports, prepare statistical reports, produce written reports, prepare narrative reports, prepare summary reports, write comprehensive reports, write clear and concise reports',
  'Training delivery': 'instruct, train employees, train personnel, train new',
  Teaching: 'teach',
  'Decision making':
    'make effective decisions, make appropriate decisions, make autonomous decisions, make rapid decisions, make critical decisions, make difficult decisions, make sound, make clear decisions, make reasoned decisions, take decisions, make quick, make balanced decisions, make informed decisions, make timely decisions, make clinical decisions, make difficult',
  'Problem solving':
    'resolve issues, troubleshoot, find solutions, identify solutions, identify and solve, identify problems, address problems, overcome obstacles, overcome problems, resolve complex, deal with problems, resolve conflicts and problems, anticipate problems',
  Adaptability:
    'adapt, adjust to, cope with change, handle change, be versatile, respond to changing, switch between, shift priorities, shift tasks, multi skill',
  'Attention to detail': 'maintain accuracy, be accurate, pay attention, pay close, accurately record, accurately enter',
  Teamwork:
    'within a team, as a team, as part of our team, within multidisciplinary, within a multidisciplinary, within a multi disciplinary, in a multi professional, within a multi professional, as a member of, with other team members, cross functionally, in a team, in small teams, in large teams, work cooperatively with others, independently and as part, effectively with the existing team',
  'Time management':
    'meet critical deadlines, meet stringent deadlines, meet conflicting deadlines, meet targets and deadlines, work to a deadline, work under tight deadlines, work to strict deadlines, work within deadlines, work within tight, complete tasks on time, complete assignments on time, work to tight schedules, work to tight',
  'Record keeping': 'maintain accurate, keep accurate, maintain detailed, record accurately',
  'Computer literacy':
    'use a computer, use computers, operate a computer, use computer, use it systems, use computerised, use computer systems, use databases',
  'Data analysis':
    'collect and analyze data, interpret and analyze, analyze and interpret data, synthesize data, collect interpret, interpret and evaluate data, collect interpret and evaluate',
  'Analytical skills':
    'analyze and, analyse and, analyze information, analyse information, analyze complex, analyse complex, analyze situations, evaluate information, assimilate information, assimilate complex, think analytically and, reason logically, analyze problems, analyse problems, synthesize information, interpret complex, distil complex, distill complex',
  'Presentation skills': 'present technical, present to, conduct presentations',
  Leadership: 'inspire and, motivate employees, motivate and, lead and, provide direction, direct others',
  'People management': 'manage a diverse team, manage performance, develop staff',
  Supervision: 'oversee the work, direct the work, direct and coordinate',
  Delegation: 'delegate work, delegate tasks, delegate effectively, assign work, delegate responsibilities',
  'Organizational skills':
    'plan organise, plan organize, plan coordinate, plan and coordinate, work methodically, coordinate multiple, work in an organised, stay organized, organize yourself, organise yourself, organise own, organise their own, organise and, organize and, organise your',
  Multitasking:
    'manage several, handle numerous, perform multiple, manage numerous, balance multiple, manage many, carry out multiple, handle simultaneous',
  'Change management':
    'facilitate change, influence change, promote change, support change, implement changes, initiate change, embed change',
  'Creative thinking':
    'innovate, think imaginatively, be innovative, be imaginative, come up with new ideas, develop new ideas, find creative',
  Research: 'conduct independent, carry out literature, research and summarize',
  'Stakeholder management':
    'work with stakeholders, liaise with stakeholders, engage a range of stakeholders, work with a range of stakeholders, work with a wide range of stakeholders',
  'Policy development': 'formulate policies',
  'Business strategy':
    'think strategically, develop strategies, develop strategy, develop strategic, formulate strategy, plan strategically, set strategy, set strategic',
  'Project management': 'run projects, deliver projects, project manage',
  Budgeting: 'prepare budget',
  'Written communication':
    'write correspondence, write persuasively, prepare clear and concise, draft documents, prepare professional documents',
  'Conflict resolution': 'resolve disputes, manage conflict, defuse, deal with conflict, handle conflict, mediate, de escalate, diffuse',
  Resilience: 'remain calm, stay calm, work calmly, keep calm, bounce back',
  Empathy: 'empathise, empathize, show compassion, show sensitivity',
  'Customer service':
    'deal with the public, deal with customers, provide excellent customer, provide high quality customer, deal with members of the public, serve the public, respond to customer, respond to inquiries, handle customer',
  'Health and safety': 'work safely, maintain a safe, follow safety, follow health',
  'Quantitative analysis': 'perform quantitative, conduct quantitative, build quantitative',
  'Patient assessment': 'carry out comprehensive assessments, assess patients, assess patient',
};
