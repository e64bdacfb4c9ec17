import type { Bank } from '../bank-shape.ts';

export const vi: Bank = {
  tag: 'vi',
  titles: ['Sơ yếu lý lịch', 'Curriculum Vitae', 'Hồ sơ xin việc'],
  page: 'trang',
  at: 'tại',
  degreeIn: 'ngành',
  headings: {
    profile: 'Giới thiệu|Giới thiệu bản thân|Tóm tắt|Về tôi|Mục tiêu nghề nghiệp|Hồ sơ cá nhân',
    work: 'Kinh nghiệm làm việc|Kinh nghiệm|Quá trình làm việc|Quá trình công tác|Lịch sử làm việc|Kinh nghiệm nghề nghiệp|Kinh nghiệm chuyên môn',
    education: 'Học vấn|Trình độ học vấn|Quá trình học tập|Đào tạo|Quá trình đào tạo|Học tập',
    languages: 'Ngôn ngữ|Ngoại ngữ|Trình độ ngoại ngữ|Khả năng ngoại ngữ|Kỹ năng ngoại ngữ',
    skills: 'Kỹ năng|Các kỹ năng|Kỹ năng chuyên môn|Năng lực|Kỹ năng chính|Tin học và kỹ năng|Điểm mạnh',
    certificates: 'Chứng chỉ|Bằng cấp và chứng chỉ|Chứng nhận|Khóa học|Các khóa đào tạo|Chứng chỉ và bằng cấp',
    memberships: 'Hoạt động|Hoạt động xã hội|Hội nhóm|Thành viên hội|Hoạt động đoàn thể|Tham gia tổ chức',
    hobbies: 'Sở thích|Sở thích cá nhân|Quan tâm|Giải trí',
    references: 'Người tham chiếu|Người giới thiệu',
    projects: 'Dự án|Dự án cá nhân|Dự án tiêu biểu',
    licence: 'Giấy phép lái xe|Bằng lái',
    personal: 'Thông tin cá nhân|Lý lịch cá nhân|Thông tin',
    contact: 'Liên hệ|Thông tin liên hệ|Liên lạc',
  },
  months: 'Tháng 1|Tháng 2|Tháng 3|Tháng 4|Tháng 5|Tháng 6|Tháng 7|Tháng 8|Tháng 9|Tháng 10|Tháng 11|Tháng 12',
  short: 'T1|T2|T3|T4|T5|T6|T7|T8|T9|T10|T11|T12',
  monthJoint: '/',
  present: 'hiện tại|nay|hiện nay|bây giờ|đang làm',
  to: 'đến',
  fromTo: 'từ {a} đến {b}',
  since: 'từ {a}',
  year: 'năm|năm',
  month: 'tháng|tháng',
  labels: {
    name: 'Họ và tên',
    phone: 'Điện thoại',
    email: 'Email',
    address: 'Địa chỉ',
    born: 'Ngày sinh',
    nationality: 'Quốc tịch',
    web: 'Trang web',
    employer: 'Công ty',
    position: 'Vị trí',
    period: 'Thời gian',
    place: 'Địa điểm',
    duties: 'Nhiệm vụ',
    school: 'Trường',
    degree: 'Trình độ',
    field: 'Chuyên ngành',
    thesis: 'Đề tài tốt nghiệp',
    grade: 'Xếp loại',
    courses: 'Môn học chính',
    language: 'Ngôn ngữ',
    level: 'Trình độ',
    date: 'Ngày',
  },
  levels: {
    native_or_bilingual: 'tiếng mẹ đẻ|bản ngữ',
    full_professional: 'thành thạo|lưu loát|trôi chảy',
    professional_working: 'tốt|giao tiếp tốt|khá tốt',
    limited_working: 'khá|trung bình|trung cấp',
    elementary: 'cơ bản|sơ cấp|giao tiếp cơ bản',
  },
  speak: 'Tôi nói được {l}.',
  and: ' và ',
  duties: `Lập báo cáo hằng tuần cho trưởng phòng
Trả lời câu hỏi của khách hàng qua điện thoại và email
Hướng dẫn nhân viên mới trong những tuần đầu
Cập nhật sổ sách và lưu trữ giấy tờ
Sắp xếp ca làm việc cho tám người
Đặt vật tư và kiểm tra hàng giao
Chăm sóc nhóm khách hàng thân thiết
Giải quyết khiếu nại
Tổ chức cuộc họp và ghi biên bản
Kiểm tra chất lượng sản phẩm hoàn thành
Phối hợp chặt chẽ với nhà cung cấp và đối tác
Tham gia triển khai hệ thống đặt hàng mới
Kèm cặp hai thực tập sinh
Viết hướng dẫn cho công việc hằng ngày
Kiểm tra an toàn mỗi tháng
Rút ngắn thời gian chờ đợi một phần năm
Quản lý ngân sách hằng năm
Mở cửa và đóng cửa cơ sở
Đại diện nhóm tại hội chợ thường niên
Thu tiền và chốt quỹ cuối ngày
Ghi chép mọi bước trong hệ thống nội bộ
Hỗ trợ đồng nghiệp ở các địa điểm khác
Chuẩn bị và theo dõi báo giá
Kiểm kê hai lần mỗi năm
Lắp đặt thiết bị và hướng dẫn sử dụng
Thu thập dữ liệu và trình bày kết quả
Theo dõi thời hạn công việc
Đón tiếp và hướng dẫn khách tham quan
Chuyển kho lưu trữ sang phòng mới
Vệ sinh và bảo dưỡng dụng cụ`,
  tails:
    'phối hợp chặt chẽ với các phòng ban liên quan và theo chỉ đạo của ban giám đốc|bao gồm chuẩn bị toàn bộ giấy tờ cần thiết cho đợt kiểm tra hằng năm',
  dutyLabels: 'Báo cáo|Khách hàng|Nhóm|Tổ chức|Chất lượng|Kế hoạch',
  summary: `Có trách nhiệm, thân thiện, có nhiều năm thực tế và chú ý đến chi tiết.
Tôi thích làm việc nhóm và giữ bình tĩnh khi công việc bận rộn.
Mong muốn tìm được vị trí để đảm nhận nhiều trách nhiệm hơn.
Quen với ca sáng và công việc thay đổi.
Học nhanh, cẩn thận với con số và cởi mở với mọi người.
Điểm mạnh của tôi là kiên nhẫn, ngăn nắp và hài hước.`,
  hobbies: 'Leo núi|Cờ vua|Hát hợp xướng|Chụp ảnh|Làm bánh|Bóng chuyền|Làm vườn',
  referees: 'Bà Đặng Thu Hường, Trưởng phòng Hành chính|Ông Mai Văn Quyết, quản lý cũ',
  request: 'Người tham chiếu sẽ được cung cấp khi có yêu cầu',
  thesis: 'Nhu cầu theo mùa của doanh nghiệp nhỏ|So sánh hai phương pháp lập kế hoạch',
  grade: 'Khá|Giỏi|7,8',
  courses: 'Thống kê, Giao tiếp, Làm dự án|Pháp luật, Kế toán, Đạo đức',
  projects: 'Bản đồ khu phố: trang web chỉ các tiệm sửa chữa gần nhà|Vườn mở: tổ chức lễ hội mùa hè cho 200 khách',
  streets: '14 Nguyễn Trãi|7 Lê Lợi|22 Trần Hưng Đạo',
  address: '{s}, {c}',
  towns: 'Cần Thơ|Huế|Vinh|Hải Phòng|Nha Trang|Đà Lạt|Mỹ Tho',
  licence: 'Giấy phép lái xe hạng B2',
  place: '{p}, ngày {d}',
  declare: 'Tôi xin cam đoan những lời khai trên là đúng sự thật.',
  skillLabels: 'Chuyên môn|Tin học|Cá nhân',
  issuers: 'Hội Chữ thập đỏ|Trung tâm Tin học Sao Mai|Sở Lao động',
  sentence: 'Từ {a} đến {b}, tôi làm {t} tại {e}.',
  sentenceOpen: 'Từ {a} đến nay, tôi làm {t} tại {e}.',
  born: 'DD/MM/YYYY',
  nationalities: { VN: 'Việt Nam' },
};
