import type { LocaleWords } from './locale-words.ts';

/** English. */
export const en: LocaleWords = {
  headings: {
    contact:
      'contact|contact details|contact information|contact info|contacts|get in touch|contact me|reach me|address|links|find me online|online presence|social media|social|socials|social links|websites|websites and social links|web presence|online profiles|profiles|how to reach me|say hello|find me',
    personal:
      'personal details|personal information|personal data|personal info|personal particulars|bio data|biodata|vital statistics|about the candidate|personal background',
    profile:
      'profile|summary|about|about me|objective|career objective|professional summary|executive summary|personal statement|professional profile|career summary|career profile|personal profile|summary of qualifications|qualifications summary|introduction|overview|mission statement|who i am|statement|personal summary|bio|biography|short bio|professional statement|goals|career goals|professional objective|objectives|job objective|candidate profile|highlights|career highlights|professional overview|in brief|at a glance|key strengths and profile',
    work: 'experience|work experience|professional experience|employment|employment history|work history|career history|career|professional background|positions|positions held|relevant experience|experiences|internships|internship|internship experience|internships and work experience|work|jobs|industry experience|research experience|teaching experience|teaching|clinical experience|employment record|industrial experience|practical experience|job experience|appointments|academic appointments|professional appointments|work placements|previous employment|current employment|career experience|research and teaching experience|work and internships|leadership experience|career path|professional history|part time jobs|other experience|military service|military experience|field experience|experience and employment|on the job training|ojt|professional career|working experience|research positions|selected experience|consulting experience|what i have done|where i have worked|where i worked',
    education:
      'education|academic background|educational background|education and training|studies|academic history|academic qualifications|education history|educational qualifications|academic record|academics|university education|schooling|degrees|academic education|education and qualifications|academic credentials|education background|educational attainment|scholastic record|formal education|academic profile|qualifications and education|my education|higher education|academic training|educational history|educational experience|study|secondary education|school education|where i studied|what i studied|where i learned',
    courses:
      'courses|training|trainings|coursework|relevant coursework|professional development|continuing education|workshops|seminars|seminars attended|trainings attended|seminars and trainings|trainings and seminars|courses and training|professional training|further training|further education|online courses|courses and certifications|training and courses|additional training|additional education|bootcamps|trainings and seminars attended|seminars and trainings attended',
    projects:
      'projects|personal projects|selected projects|key projects|academic projects|side projects|portfolio|open source|open source projects|project experience|research projects|university projects|notable projects|my projects|recent projects|project work|open source contributions|projects and research|case studies|selected work|research|research interests and projects|technical projects|student projects|experimental projects|independent projects',
    languages:
      'languages|language skills|language|language proficiency|foreign languages|languages spoken|spoken languages|language competences|linguistic skills|language knowledge|languages known|human languages|natural languages|language abilities',
    skills:
      'skills|technical skills|key skills|core competencies|competencies|core skills|professional skills|computer skills|it skills|soft skills|hard skills|areas of expertise|expertise|technologies|tools|skills and abilities|skills summary|technical proficiencies|strengths|key strengths|digital skills|technical expertise|tech stack|skill set|skillset|software|software skills|abilities|skills and tools|tools and technologies|programming languages|programming|technical knowledge|key competencies|skills and competences|skills and expertise|proficiencies|specialties|specialities|specialisations|personal skills|interpersonal skills|transferable skills|qualifications|technical summary|skills and technologies|top skills|other skills|additional skills|my skills|capabilities|computer literacy|it competencies|skill highlights|technical competencies|technical stack|areas of knowledge|technologies and tools|key expertise|talents|knowledge|it knowledge|people skills|communication skills|laboratory skills|lab skills|clinical skills|research skills|design skills|technology|competences|digital competences|what i can do|what i do best|what i am good at|what i know|things i can do',
    certificates:
      'certifications|certificates|licenses|licences|licenses and certifications|licences and certifications|professional certifications|certifications and licenses|certification|accreditations|professional qualifications|credentials|licensure|licensure and certification|professional licenses|certificates and licenses|eligibility|civil service eligibility|licensures|board exam|board examination|awards and certifications certificates',
    memberships:
      'memberships|professional memberships|affiliations|professional affiliations|volunteering|volunteer|volunteer experience|volunteer work|activities|extracurricular activities|extra curricular activities|leadership|leadership and activities|community service|community involvement|involvement|campus involvement|societies|clubs|clubs and societies|organizations|organisations|volunteering experience|social engagement|memberships and activities|civic engagement|student activities|leadership activities|voluntary work|voluntary experience|professional associations|associations|membership|organizational affiliations|positions of responsibility|social activities|charity work|community|student organizations|student organisations|extracurriculars|professional bodies|service|committees|community engagement|volunteering and activities|extracurricular|affiliations and memberships|civic activities|volunteer activities|leadership and volunteering|professional service',
    awards:
      'awards|honors|honours|honors and awards|awards and honors|awards and honours|honours and awards|achievements|scholarships|awards and achievements|scholarships and awards|prizes|distinctions|accomplishments|key achievements|recognition|awards and recognition|academic achievements|grants|grants and awards|fellowships|honors awards|awards and scholarships|fellowships and awards|selected honors|major achievements|competitions|academic honors|academic awards|prizes and awards|awards received|achievements and awards|hackathons',
    publications:
      'publications|selected publications|papers|research papers|patents|publications and presentations|presentations|conference presentations|conferences|talks|invited talks|books|articles|publications and patents|writing|published works|selected papers|journal articles|conference papers|speaking|media|press|publications and talks|patents and publications|scientific publications|journal publications|conference proceedings|selected talks',
    interests:
      'interests|hobbies|hobbies and interests|interests and hobbies|personal interests|passions|leisure activities|interests and activities|leisure|other interests|favorite books|things i like|areas of interest|research interests|my interests|special interests|fun facts|activities and interests|what i enjoy|what i like|things i enjoy',
    references:
      'references|referees|reference|character references|professional references|recommendations|testimonials|referees and references|reference list|academic references',
    nationality: 'nationality|citizenship|nationalities|citizenships',
    permits:
      'work permit|work authorization|work authorisation|right to work|work permits|visa status|visa|work eligibility|residence permit|employment eligibility',
    other:
      'additional information|other information|miscellaneous|other|others|additional|more|declaration|further information|additional details|availability|driving licence|driving license|driver s license|other details|notes|additional data|attachments|appendix|annexes|signature|personal qualities|values|most proud of|my life philosophy|a day of my life|preferences|salary expectations|expected salary|job preferences|quote|qr code|consent|disclaimer|data protection|additional experience and achievements|life philosophy|my time|industry knowledge|why me|mobility|relocation',
  },
  filler:
    'my|relevant|selected|key|professional|other|additional|recent|main|core|the|a|full|general|and|of|details|history|section|major|current|previous|related|personal',
  months: 'jan=1|feb=2|febr=2|mar=3|apr=4|may=5|jun=6|jul=7|aug=8|sep=9|sept=9|oct=10|nov=11|dec=12',
  seasons:
    'spring|summer|autumn|fall|winter|spring term|fall term|spring semester|fall semester|summer term|winter term|winter semester|summer semester|q1|q2|q3|q4|class of|academic year|early|late|mid|year|circa|around|ca',
  present:
    'present|current|now|today|ongoing|currently|to date|date|till date|till now|until now|in progress|to present|to the present|the present|continuing|still|present day',
  since: 'since|from|as of|starting|started|beginning|begun',
  until: 'until|till|graduated|up to|completed|by|through|graduation|awarded|conferred|graduated in|graduation date|obtained',
  to: 'to|until|till|through|thru|up to',
  expected:
    'expected|anticipated|projected|planned|expected graduation|exp|est|estimated|expected completion|anticipated graduation|due|graduating|to be completed|candidate',
  titles:
    'engineer*|developer*|manager*|director*|analyst*|consultant*|intern|interns|internship|trainee*|assistant*|officer*|specialist*|coordinator*|co-ordinator*|administrator*|architect*|designer*|scientist*|researcher*|teacher*|lecturer*|professor*|instructor*|tutor*|nurse*|physician*|doctor|surgeon*|pharmacist*|therapist*|accountant*|auditor*|bookkeeper*|controller*|clerk*|secretary|receptionist*|cashier*|salesperson|sales associate|representative*|executive*|associate*|lead|leader*|head|head of*|chief*|ceo|cto|cfo|coo|cio|cmo|cpo|founder*|co-founder*|cofounder*|president|vice president|vp|svp|evp|avp|partner|owner*|principal*|supervisor*|foreman|technician*|mechanic*|electrician*|plumber*|welder*|carpenter*|operator*|driver*|pilot*|chef*|cook*|waiter*|waitress*|barista*|bartender*|server|host|hostess|housekeeper*|cleaner*|janitor*|guard*|lawyer*|attorney*|paralegal*|counsel*|counselor*|judge|editor*|writer*|copywriter*|journalist*|reporter*|translator*|interpreter*|librarian*|photographer*|videographer*|animator*|illustrator*|artist*|musician*|actor*|producer*|planner*|buyer*|merchandiser*|recruiter*|strategist*|advisor*|adviser*|economist*|statistician*|mathematician*|physicist*|chemist*|biologist*|geologist*|fellow*|postdoc*|postdoctoral*|student assistant|apprentice*|freelance*|freelancer*|contractor*|volunteer*|ambassador*|mentor*|coach*|trainer*|programmer*|tester*|qa|sre|devops|scrum master|product owner|agent*|broker*|trader*|underwriter*|actuary*|banker*|teller*|inspector*|surveyor*|dentist*|veterinarian*|midwife*|caregiver*|nanny*|au pair|babysitter*|social worker*|psychologist*|dietitian*|nutritionist*|steward*|stewardess*|captain*|sergeant*|lieutenant*|soldier*|member of technical staff|staff engineer|webmaster*|evangelist*|moderator*|curator*|stylist*|hairdresser*|tailor*|baker*|butcher*|farmer*|gardener*|laborer*|labourer*|worker*|packer*|picker*|storekeeper*|dispatcher*|estimator*|draftsman|drafter*|machinist*|fitter*|stocker*|chairman|chairperson|chair|chairwoman|treasurer*|team member|crew member|staff|sr|junior|senior|clerkship|assistantship|tutoring|ra|ta|proofreader*|fundraiser*|organizer*|organiser*',
  orgs: 'inc|inc.|ltd|ltd.|llc|llp|plc|corp|corp.|corporation|company|co.|limited|group|holding*|bank*|partners|consulting|consultants|solutions|technologies|systems|studio*|labs|laboratory|laboratories|institute*|agency|ministry|department|council|hospital*|clinic*|hotel*|restaurant*|foundation|association|society|services|industries|international|university*|college*|school*|airlines|airways|pharma*|insurance|logistics|motors|energy|media|press|ventures|capital|enterprises|authority|commission|museum|library|church|store|shop|supermarket*|cafe|café|nhs*|trust|federation|ngo|charity|software|networks|electronics|pharmacy|center|centre|office|bureau|firm|factory|mills|works|farm|gmbh|government|embassy|startup|self-employed|freelance|associates|army|navy|air force|district|club|academy|kindergarten|retail|foods|brewery|publishing|university hospital|gym|theatre|theater|community|management consulting|llc.|pte|pty|bhd|sdn|analytics|robotics|dynamics|innovations|digital|global',
  schools:
    'university|universities|college|school|institute|institute of technology|academy|polytechnic|faculty|high school|secondary school|grammar school|elementary school|primary school|middle school|junior high|community college|business school|law school|medical school|conservatory|seminary|mit|ucla|uc|lse|nyu|caltech|uclan|sixth form|gymnasium|vocational school|graduate school|state university|tech|bootcamp|kindergarten|preparatory|institution',
  degrees: {
    phd: 'ph.d*|phd*|dphil*|d.phil*|doctor of*|doctorate*|doctoral*|doctor philosophiae|m.d.|md|j.d.|jd|juris doctor|ed.d*|edd|doctor|eng.d|dr. rer. nat.|sc.d',
    dba: 'dba|d.b.a*|doctor of business administration',
    mba: 'mba|m.b.a*|master of business administration|masters of business administration|emba|executive mba',
    master:
      'mlitt|mchem|mmath|mphys|mpharm|msw|mbiol|mgeol|master*|m.sc*|msc*|m.s.|m.a.|ma|m.s|m.a|ms|meng|m.eng*|mphil|m.phil*|m.ed*|med|mfa|m.f.a*|mpa|mph|mres|llm|ll.m*|m.tech*|mtech|mpp|macc|mca|march|m.arch*|postgraduate*|pgce|mfin|mim|mcom|m.com*|mps|mstat|pgdm|s.m.|sm|a.m.',
    bachelor:
      'bachelor*|b.sc*|bsc*|b.s.|b.a.|b.s|b.a|bs|ba|beng|b.eng*|b.tech*|btech|b.com*|bcom*|bba|b.b.a*|bfa|b.f.a*|llb|ll.b*|b.ed*|bed|barch|b.arch*|bca|bsn|bsba|bsit|bscs|bsed|beed|undergraduate*|honours degree|a.b.|ab|b.e.|be|mbbs|bds|bsa|bshm|bsme|bsce|bsee|s.b.|bmus|bpharm*|b.pharm*',
    diploma:
      'diploma|advanced diploma|associate degree|associate|associate of*|associate in*|a.a.|a.s.|aas|aa|hnd|hnc|foundation degree|higher national diploma|graduate diploma|postgraduate diploma|national diploma|vocational diploma|tvet|associates*',
    certification:
      'certificate|certification|professional certificate|graduate certificate|postgraduate certificate|nc ii|certificate of higher education|certificate iii|certificate iv|certificate program|certificate programme',
    microcredential: 'microcredential|micro-credential|nanodegree|micromasters|micro masters|microbachelors|digital badge',
    school:
      'high school diploma|a-levels|a levels|a-level|gcse|gcses|o-levels|igcse|ib diploma|international baccalaureate|ged|secondary school certificate|higher secondary certificate|leaving certificate|hsc|ssc|high school graduate|senior high school|junior high school|abm strand|stem strand|secondary|elementary|primary|high school',
    exchange:
      'exchange semester|semester exchange|exchange student|student exchange|exchange year|exchange program|exchange programme|exchange term|exchange studies|study abroad|study abroad program|study abroad programme|semester abroad|year abroad|term abroad|erasmus exchange|erasmus semester|erasmus programme|erasmus program|erasmus student|visiting student|visiting semester|international exchange',
  },
  at: 'at|@|with|for|from',
  of: 'in|of|with a major in|major in|majoring in|in the field of|with specialization in|with a focus on|major|majors in|with honors in|with honours in|specializing in|concentration in',
  labels: {
    name: 'name|full name|complete name|candidate|candidate name',
    first: 'first name|given name|forename|given names|first names|forenames|first name s',
    last: 'last name|surname|family name|surname s|last name s',
    email: 'email|e-mail|e mail|mail|email address|e-mail address|email id|email add',
    phone:
      'phone|telephone|tel|mobile|cell|cellphone|cell phone|phone number|mobile number|contact number|contact no|tel no|mobile no|telephone number|call|mobile phone|whatsapp|p|t|m|ph|contact|home|work|cel|landline|viber|cell no|contact nos|mob',
    address:
      'address|home address|location|residence|city|lives in|based in|place of residence|current address|permanent address|present address|current location|postal address|residing in|country|country of residence|residential address|mailing address|city address|provincial address',
    born: 'date of birth|born|birth date|birthdate|dob|d.o.b.|birthday|date and place of birth|birth|born on|date place of birth',
    nationality: 'nationality|citizenship|citizen|nationalities|citizen of|citizenships|nationality citizenship',
    permit:
      'work permit|work authorization|work authorisation|right to work|visa|visa status|permit|eligible to work|authorized to work in|residence permit|authorized to work|eligible to work in',
    link: 'website|web|linkedin|github|gitlab|portfolio|homepage|site|blog|url|twitter|x|facebook|instagram|xing|stackoverflow|stack overflow|skype|personal website|link|links|kaggle|behance|medium|dribbble|orcid|google scholar|linkedin profile|www|web site|internet|telegram|scholar|researchgate|leetcode|codepen|hackerrank|webpage|personal site|home page|youtube|mastodon|bluesky|wechat|line|qq|zalo',
    title:
      'position|job title|role|title|designation|position title|post|function|occupation|job|occupation or position held|position held|desired position|occupation or position',
    employer:
      'company|employer|organization|organisation|name of employer|name and address of employer|company name|institution|employed by|firm|client',
    school:
      'name and type of organisation providing education and training|school|university|college|school name|name of institution|alma mater|institution name|educational institution|training provider|name of school|institute|academy|training institution|awarding institution|university name|college name',
    field:
      'major|field of study|specialization|specialisation|program|programme|course|field|subject|minor|concentration|majors|course of study|degree program|double major|area of study|focus|principal subjects|minors|discipline',
    degree:
      'qualification or degree|degree|degree obtained|degree awarded|degree title|qualification|qualification awarded|title of qualification awarded|award|highest degree|level of education|education level|qualification obtained|diploma|degree earned',
    grade:
      'gpa|grade|cgpa|final grade|result|cumulative gpa|overall gpa|average|gpa score|average grade|overall grade|classification|marks|percentage|gwa|score|grades|cum gpa|major gpa|honors|honours|honor',
    place: 'place|location|city|country|based in',
    none: 'gender|sex|marital status|civil status|age|religion|height|weight|children|driving licence|driving license|driver license|driver s license|place of birth|birthplace|photo|passport|fax|date|availability|notice period|salary|military service|blood type|id number|social security|id|family status|military status|zip code|postal code|zip|postcode|birth place|thesis|dissertation|advisor|supervisor|coursework|relevant coursework|courses|duties|responsibilities|achievements|technologies|tech stack|technologies used|tools|stack|environment|key achievements|main activities and responsibilities|main responsibilities|type of business|type of business or sector|keywords|focus areas|skills|activities|team size|budget|dates|period|duration|references|reason for leaving|salutation|hobbies|spouse|father s name|mother s name|language spoken|dialect|key responsibilities|tasks|projects|project|awards|languages|thesis title|minor in|relevant courses|selected coursework|description|note|summary|highlights|responsible for|key projects|exchange|team|notice',
  },
  levels: {
    native_or_bilingual:
      'native|native speaker|mother tongue|first language|native or bilingual|bilingual|native proficiency|mother language|native language|native or bilingual proficiency|native level|nativelevel|native like|near native|mothertongue|home language|native tongue',
    full_professional:
      'fluent|fluency|full professional|full professional proficiency|advanced|proficient|excellent|very good|expert|highly proficient|fluently|near fluent|mastery|full|fluent in spoken and written|proficiency|very well|superior|upper advanced|fluent level|business fluent',
    professional_working:
      'professional working|professional|working proficiency|business|good|upper intermediate|professional working proficiency|upper-intermediate|business level|working knowledge|working|good command|competent|independent user|independent|well',
    limited_working:
      'intermediate|conversational|limited working|limited working proficiency|moderate|fair|medium|average|pre-intermediate|pre intermediate|lower intermediate|limited|conversational level|can converse|some|semi fluent',
    elementary:
      'elementary|basic|beginner|basics|elementary proficiency|basic knowledge|novice|starter|learning|rudimentary|school level|basic user|a little|little|passive|beginning|introductory|studying|fundamentals|basic level',
  },
  demonyms:
    'dutch=NL|british=GB|english=GB|scottish=GB|welsh=GB|irish=IE|french=FR|spanish=ES|spaniard=ES|german=DE|swiss=CH|danish=DK|finnish=FI|swedish=SE|polish=PL|turkish=TR|greek=GR|american=US|us american=US|us=US|us citizen=US|uk=GB|filipino=PH|filipina=PH|pinoy=PH|pakistani=PK|thai=TH|chinese=CN|japanese=JP|lebanese=LB|emirati=AE|kuwaiti=KW|israeli=IL|iraqi=IQ|saudi=SA|welsch=GB|south african=ZA|new zealander=NZ|kiwi=NZ|south korean=KR|korean=KR|hong kong=HK|moroccan=MA|norwegian=NO|portuguese=PT|taiwanese=TW|czech=CZ|slovak=SK|belgian=BE|ukrainian=UA|cypriot=CY|mexican=MX|peruvian=PE|argentine=AR|argentinian=AR|cuban=CU|congolese=CD|ivorian=CI|burmese=MM|bangladeshi=BD|sri lankan=LK|nepalese=NP|nepali=NP|afghan=AF|uzbek=UZ|kazakh=KZ|latvian=LV|icelandic=IS|maltese=MT|luxembourgish=LU|canadian=CA|vietnamese=VN|indian=IN|romanian=RO|russian=RU|italian=IT|brazilian=BR|austrian=AT|hungarian=HU|croatian=HR|serbian=RS|syrian=SY|egyptian=EG|colombian=CO|chilean=CL|australian=AU|indonesian=ID|malaysian=MY|singaporean=SG|nigerian=NG|kenyan=KE|moldovan=MD|bulgarian=BG|estonian=EE|lithuanian=LT|slovenian=SI|albanian=AL|georgian=GE|armenian=AM|iranian=IR|tunisian=TN|algerian=DZ|venezuelan=VE|ecuadorian=EC|bolivian=BO|uruguayan=UY|paraguayan=PY|belarusian=BY|azerbaijani=AZ',
};
