import type { Bank } from '../bank-shape.ts';

export const ko: Bank = {
  tag: 'ko',
  titles: ['이력서', '자기소개서 및 이력서'],
  page: '쪽',
  at: '@',
  degreeIn: '',
  headings: {
    profile: '자기소개|소개|요약|프로필|간단 소개',
    work: '경력|경력사항|경력 사항|근무 경력|직무 경험|업무 경험|일한 곳',
    education: '학력|학력사항|학력 사항|교육|최종 학력|배운 곳',
    languages: '어학|외국어|어학 능력|언어|외국어 능력',
    skills: '기술|보유 기술|스킬|역량|핵심 역량|보유 역량|잘하는 것',
    certificates: '자격증|자격사항|자격 및 면허|자격증 및 수료|취득 자격|교육 이수',
    memberships: '단체 활동|소속 단체|대외활동|협회 활동|사회 활동|가입 단체',
    hobbies: '취미|취미 및 특기|관심사|여가',
    references: '추천인|신원 조회처',
    projects: '프로젝트|개인 프로젝트|주요 프로젝트',
    licence: '운전면허|면허',
    personal: '인적사항|개인정보|기본 정보',
    contact: '연락처|연락|문의',
  },
  months: '',
  short: '',
  yearAndMonth: '{y}년 {m}월',
  yearAlone: '{y}년',
  isEastAsian: true,
  present: '현재|재직 중|지금|재직중',
  to: '부터|~',
  fromTo: '{a}부터 {b}까지',
  since: '{a}부터',
  year: '년|년',
  month: '개월|개월',
  labels: {
    name: '성명',
    phone: '전화',
    email: '이메일',
    address: '주소',
    born: '생년월일',
    nationality: '국적',
    web: '웹사이트',
    employer: '회사명',
    position: '직위',
    period: '기간',
    place: '근무지',
    duties: '담당 업무',
    school: '학교명',
    degree: '학위',
    field: '전공',
    thesis: '졸업 논문',
    grade: '학점',
    courses: '주요 과목',
    language: '언어',
    level: '수준',
    date: '날짜',
  },
  levels: {
    native_or_bilingual: '모국어|원어민 수준',
    full_professional: '유창|고급',
    professional_working: '비즈니스 회화|비즈니스 수준|업무 가능',
    limited_working: '일상 회화|중급|일상회화 가능',
    elementary: '초급|기초|기초 수준',
  },
  speak: '{l}를 구사합니다.',
  and: ', ',
  duties: `부서장에게 제출하는 주간 보고서 작성
전화와 이메일로 고객 문의 응대
신입 직원 교육
기록 관리와 서류 정리
8명의 근무표 작성
물품 주문과 납품 확인
단골 고객 관리
불만 사항 처리
회의 준비와 회의록 작성
완성품 품질 점검
거래처 및 협력사와의 협의
새 주문 시스템 도입 참여
실습생 2명 지도
일상 업무 지침서 작성
매월 안전 점검
대기 시간 20% 단축
연간 예산 관리
매장 개점과 마감
연례 박람회 참가
결제와 정산
내부 시스템에 모든 단계 기록
다른 지점 동료 지원
견적서 작성과 확인
연 2회 재고 조사
장비 설치와 사용법 안내
자료 수집과 결과 발표
일정 관리
방문객 안내
자료실 이전 지원
도구 청소와 관리`,
  tails:
    ' (관련 부서 및 경영진과 긴밀하게 협력하여 연간 계획에 따라 꾸준히 수행함)| (연례 점검에 필요한 모든 서류를 준비하고 제출하는 일을 포함함)',
  dutyLabels: '보고|고객|팀|조직|품질|계획',
  summary: `책임감이 있고 친절하며 여러 해의 실무 경험과 꼼꼼함을 갖추었습니다.
팀으로 일하는 것을 좋아하고 바쁠 때에도 침착합니다.
더 큰 책임을 맡을 수 있는 자리를 찾고 있습니다.
이른 근무와 다양한 업무에 익숙합니다.
빨리 배우고 숫자에 꼼꼼하며 사람을 잘 대합니다.
저의 장점은 인내심과 정리 정돈, 그리고 유머입니다.`,
  hobbies: '등산|장기|합창|사진|제빵|배구|원예',
  referees: '남궁혜란, 행정팀장|선우재식, 전 상사',
  request: '추천인은 요청 시 제공합니다',
  thesis: '소규모 기업의 계절적 수요|두 가지 계획 방법의 비교',
  grade: '3.8/4.5|4.1/4.5|우수',
  courses: '통계학, 커뮤니케이션, 프로젝트 실습|법학, 회계, 윤리',
  projects: '동네 지도: 가까운 수리점을 보여 주는 웹사이트|열린 정원: 200명 규모의 여름 축제 기획',
  streets: '중앙로 14|시청로 7|역전길 22',
  address: '{c} {s}',
  towns: '전주시|춘천시|포항시|청주시|진주시|원주시',
  licence: '1종 보통 운전면허',
  place: '{d}',
  declare: '위 기재 사항은 사실과 다름없음을 확인합니다.',
  skillLabels: '전문|컴퓨터|기타',
  issuers: '대한적십자사|한국산업인력공단|상공회의소',
  sentence: '{a}부터 {b}까지 {e}에서 {t}로 근무했습니다.',
  sentenceOpen: '{a}부터 현재까지 {e}에서 {t}로 근무하고 있습니다.',
  born: 'YYYY년 M월 D일|YYYY.MM.DD',
  nationalities: { KR: '대한민국' },
};
