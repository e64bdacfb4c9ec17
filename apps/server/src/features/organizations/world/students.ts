// What organizations say to students in their descriptions: each takes one paragraph and one list. {name} and {people} are filled in.
import type { Locale } from '@fairway/rules/locales';

export type StudentWords = { numbers: string; paragraphs: readonly string[]; heading: string; lists: readonly (readonly string[])[] };

/** {founded}, {people}, {offices} and {name} are replaced. */
export const STUDENT_WORDS: Partial<Record<Locale, StudentWords>> & { en: StudentWords } = {
  en: {
    numbers: '{name} was founded in {founded} and has {people} employees in {offices}.',
    paragraphs: [
      'Students and graduates do real work here. You get one task of your own, a person who explains it, and a date on which you show the result to those who will use it.',
      'We take on interns all year round and graduates in spring and autumn. Two of three interns come back, as working students, for a thesis, or for good.',
      'You do not need to tick every box. Tell us what you have tried, what went wrong and what you learned from it; that says more to us than a grade.',
      'Newcomers start together, in groups of six to twelve. The first week is for getting to know people and places, and nobody expects results from it.',
      'We pay interns properly, publish the salary band of each position, and answer every application within ten working days, also when the answer is no.',
    ],
    heading: 'What you can expect',
    lists: [
      ['A mentor outside your own line of work', 'A learning budget that you decide on yourself', 'Hybrid work wherever the task allows it'],
      ['Paid time for exams', 'A thesis topic from practice, with access to our records', 'A monthly breakfast with the management, without slides'],
      ['Rotation through two or three departments', 'Language courses during working hours', 'A public transport ticket or a company bike'],
      ['Written feedback twice a year, in both directions', 'Six weeks of holiday', 'Help with finding a room in the first months'],
    ],
  },
  de: {
    numbers: '{name} wurde {founded} gegründet und beschäftigt {people} Menschen.',
    paragraphs: ['Studierende und Absolventen übernehmen bei uns echte Aufgaben: ein eigenes Thema, jemand, der es erklärt, und ein Termin, an dem das Ergebnis gezeigt wird.', 'Zwei von drei Praktikanten kommen wieder: als Werkstudent, für die Abschlussarbeit oder auf Dauer.'],
    heading: 'Das erwartet dich', lists: [['Mentoring außerhalb der eigenen Abteilung', 'Freie Tage vor Prüfungen', 'Flexible Arbeitszeiten'], ['Ein eigenes Weiterbildungsbudget', 'Sechs Wochen Urlaub', 'Ein Jobticket oder ein Dienstrad']],
  },
  nl: {
    numbers: '{name} is opgericht in {founded} en telt {people} medewerkers.',
    paragraphs: ['Studenten en starters doen hier echt werk: een eigen opdracht, iemand die uitlegt, en een datum waarop je het resultaat laat zien.', 'Twee van de drie stagiairs komen terug, voor een bijbaan, een scriptie of een vaste baan.'],
    heading: 'Wat je kunt verwachten', lists: [['Een mentor buiten je eigen team', 'Een eigen opleidingsbudget', 'Hybride werken waar het kan'], ['Vrij voor tentamens', 'Een ov-abonnement of leasefiets', 'Dertig vakantiedagen']],
  },
  fr: {
    numbers: '{name} a été fondée en {founded} et compte {people} collaborateurs.',
    paragraphs: ['Chez nous, les étudiants et les jeunes diplômés font un vrai travail : une mission bien à eux, quelqu’un pour l’expliquer et une date pour présenter le résultat.', 'Deux stagiaires sur trois reviennent : en alternance, pour un mémoire ou pour de bon.'],
    heading: 'Ce qui vous attend', lists: [['Un mentor en dehors de votre équipe', 'Un budget de formation personnel', 'Le télétravail deux jours par semaine'], ['Des congés pour réviser', 'Les transports remboursés', 'Un accompagnement pour trouver un logement']],
  },
  es: {
    numbers: '{name} se fundó en {founded} y cuenta con {people} empleados.',
    paragraphs: ['Aquí, estudiantes y recién titulados hacen trabajo de verdad: una tarea propia, alguien que la explica y una fecha para enseñar el resultado.', 'Dos de cada tres personas en prácticas vuelven, a media jornada, para su trabajo de fin de grado o para quedarse.'],
    heading: 'Qué puedes esperar', lists: [['Mentoría fuera de tu propio equipo', 'Presupuesto de formación a tu elección', 'Trabajo híbrido siempre que sea posible'], ['Días libres para exámenes', 'Clases de idiomas en horario laboral', 'Ayuda para encontrar alojamiento']],
  },
  it: {
    numbers: '{name} è nata nel {founded} e conta {people} persone.',
    paragraphs: ['Da noi studenti e neolaureati fanno un lavoro vero: un compito proprio, qualcuno che lo spiega e una data in cui mostrare il risultato.', 'Due tirocinanti su tre tornano: part-time, per la tesi o per restare.'],
    heading: 'Che cosa trovi', lists: [['Un mentore fuori dal tuo gruppo', 'Un budget di formazione personale', 'Lavoro ibrido quando possibile'], ['Permessi per gli esami', 'Corsi di lingua in orario di lavoro', 'Mensa e abbonamento ai mezzi']],
  },
  pt: {
    numbers: '{name}: empresa fundada em {founded}, com {people} colaboradores.',
    paragraphs: ['Aqui, estudantes e recém-licenciados fazem trabalho a sério: uma tarefa própria, alguém que a explica e uma data para mostrar o resultado.', 'Dois em cada três estagiários regressam, a tempo parcial, para a tese ou para ficar.'],
    heading: 'O que podes esperar', lists: [['Um mentor fora da tua equipa', 'Um orçamento de formação só teu', 'Trabalho híbrido sempre que possível'], ['Dias livres para exames', 'Cursos de línguas em horário laboral', 'Apoio na procura de alojamento']],
  },
  ro: {
    numbers: '{name} a fost fondată în {founded} și are {people} de angajați.',
    paragraphs: ['La noi, studenții și absolvenții fac muncă adevărată: o sarcină proprie, cineva care o explică și o zi în care arăți rezultatul.', 'Doi din trei stagiari revin: cu jumătate de normă, pentru licență sau definitiv.'],
    heading: 'La ce te poți aștepta', lists: [['Un mentor din afara echipei tale', 'Buget propriu de formare', 'Program hibrid'], ['Zile libere pentru examene', 'Cursuri de limbi străine în timpul programului', 'Abonament la transport']],
  },
  ru: {
    numbers: '{name}: год основания — {founded}, сотрудников — {people}.',
    paragraphs: ['Студенты и выпускники выполняют у нас настоящую работу: своя задача, человек, который её объяснит, и день, когда вы покажете результат.', 'Двое из трёх стажёров возвращаются: на неполный день, писать диплом или насовсем.'],
    heading: 'Что мы предлагаем', lists: [['Наставник из другого отдела', 'Личный бюджет на обучение', 'Гибридный график'], ['Свободные дни на время сессии', 'Курсы языков в рабочее время', 'Помощь с жильём в первые месяцы']],
  },
  cn: {
    numbers: '公司成立于{founded}年，现有员工{people}人。',
    paragraphs: ['在这里，实习生和应届生做的是真正的工作：有自己的课题，有人带，有一个展示成果的日子。', '每三位实习生中就有两位会回来，或兼职，或完成毕业论文，或正式加入。'],
    heading: '你将获得', lists: [['跨部门导师', '自主支配的学习经费', '弹性工作时间'], ['考试假', '通勤补贴与工作餐', '入职初期住宿协助']],
  },
  jp: {
    numbers: '{founded}年創業、社員数は{people}名です。',
    paragraphs: ['学生や新卒の方にも、本物の仕事をお任せします。自分のテーマ、教えてくれる先輩、そして成果を発表する日があります。', 'インターンの三人に二人が、アルバイトや卒業研究、入社という形で戻ってきてくれます。'],
    heading: '働く環境', lists: [['他部署のメンター制度', '自分で使い道を決める学習予算', 'フレックスタイム制'], ['試験期間の休暇', '交通費全額支給', '入社直後の住宅サポート']],
  },
  ko: {
    numbers: '{founded}년에 설립되어 현재 {people}명이 함께 일하고 있습니다.',
    paragraphs: ['학생과 신입에게도 실제 업무를 맡깁니다. 자신의 과제, 설명해 줄 선배, 그리고 결과를 발표하는 날이 있습니다.', '인턴 세 명 중 두 명은 파트타임이나 졸업 프로젝트, 정규직으로 다시 돌아옵니다.'],
    heading: '이런 점을 기대해도 좋습니다', lists: [['다른 부서의 멘토', '스스로 정하는 교육비', '유연 근무제'], ['시험 기간 휴가', '교통비와 식대 지원', '초기 숙소 지원']],
  },
  vi: {
    numbers: '{name} thành lập năm {founded}, hiện có {people} nhân viên.',
    paragraphs: ['Sinh viên và người mới tốt nghiệp được làm việc thật: một đề tài riêng, một người hướng dẫn và một ngày trình bày kết quả.', 'Cứ ba thực tập sinh thì hai người quay lại: làm bán thời gian, làm khóa luận hoặc gắn bó lâu dài.'],
    heading: 'Bạn sẽ nhận được', lists: [['Người cố vấn ngoài nhóm của bạn', 'Ngân sách học tập do bạn tự quyết', 'Làm việc kết hợp tại nhà và văn phòng'], ['Nghỉ phép mùa thi', 'Phụ cấp đi lại và ăn trưa', 'Hỗ trợ tìm chỗ ở thời gian đầu']],
  },
  fil: {
    numbers: 'Itinatag ang {name} noong {founded} at may {people} empleyado.',
    paragraphs: ['Totoong trabaho ang ginagawa rito ng mga estudyante at bagong nagtapos: may sariling gawain, may magpapaliwanag, at may araw ng pagpapakita ng resulta.', 'Dalawa sa bawat tatlong intern ang bumabalik, part-time man, para sa tesis, o para manatili.'],
    heading: 'Ano ang maaasahan mo', lists: [['Mentor mula sa ibang departamento', 'Sariling badyet sa pag-aaral', 'Hybrid na iskedyul'], ['Bakasyon tuwing pagsusulit', 'Allowance sa pamasahe at pagkain', 'Tulong sa paghahanap ng tirahan']],
  },
}; // biome-ignore format: texts
