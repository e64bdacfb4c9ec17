import type { LocaleWords } from './locale-words.ts';

/** Vietnamese. */
export const vi: LocaleWords = {
  headings: {
    contact: 'liên hệ|thông tin liên hệ|thông tin liên lạc|liên lạc|mạng xã hội|liên kết',
    personal:
      'thông tin cá nhân|thông tin chung|sơ yếu lý lịch|lý lịch cá nhân|thông tin bản thân|thông tin ứng viên|lý lịch|sơ lược bản thân',
    profile:
      'giới thiệu|giới thiệu bản thân|mục tiêu nghề nghiệp|tóm tắt|về tôi|mục tiêu|hồ sơ|tổng quan|giới thiệu chung|mục tiêu công việc|đôi nét về tôi|tóm tắt bản thân|định hướng nghề nghiệp|tóm tắt kinh nghiệm|vài nét về bản thân|tiểu sử|bản thân|tóm lược',
    work: 'kinh nghiệm|kinh nghiệm làm việc|kinh nghiệm nghề nghiệp|quá trình làm việc|quá trình công tác|thực tập|kinh nghiệm thực tập|công việc|quá trình công tác và làm việc|lịch sử làm việc|kinh nghiệm chuyên môn|kinh nghiệm giảng dạy|kinh nghiệm làm việc và thực tập|công việc đã làm|việc làm thêm|kinh nghiệm thực tế|quá trình thực tập|kinh nghiệm công tác|sự nghiệp',
    education:
      'học vấn|trình độ học vấn|giáo dục|quá trình học tập|quá trình đào tạo|đào tạo|bằng cấp|trình độ|học tập|trình độ chuyên môn|nền tảng giáo dục|học vấn và bằng cấp|trình độ đào tạo|quá trình giáo dục|học vấn và đào tạo',
    courses:
      'khóa học|khoá học|các khóa học|đào tạo thêm|khóa đào tạo|khóa học và chứng chỉ|các khóa đào tạo|hội thảo|khóa học ngắn hạn|đào tạo bổ sung|các khoá học|tập huấn',
    projects:
      'dự án|dự án cá nhân|các dự án|đồ án|nghiên cứu|dự án tiêu biểu|dự án đã tham gia|đề tài nghiên cứu|nghiên cứu khoa học|sản phẩm tiêu biểu',
    languages: 'ngoại ngữ|ngôn ngữ|trình độ ngoại ngữ|khả năng ngoại ngữ|kỹ năng ngoại ngữ|kỹ năng ngôn ngữ|trình độ ngôn ngữ',
    skills:
      'kỹ năng|kĩ năng|các kỹ năng|kỹ năng chuyên môn|kỹ năng mềm|kỹ năng máy tính|tin học|kỹ năng tin học|kỹ năng cá nhân|năng lực|kỹ năng công việc|điểm mạnh|công cụ|công nghệ|phần mềm|kiến thức chuyên môn|kỹ năng kỹ thuật|tin học văn phòng|kỹ năng nghề nghiệp|trình độ tin học|kĩ năng mềm|kĩ năng chuyên môn|kỹ năng khác|khả năng|kỹ năng nổi bật|phẩm chất|kỹ năng chính|tố chất|thế mạnh|kỹ năng và công cụ',
    certificates:
      'chứng chỉ|bằng cấp và chứng chỉ|chứng nhận|giấy phép|chứng chỉ và giải thưởng|chứng chỉ hành nghề|các chứng chỉ|bằng cấp chứng chỉ|chứng chỉ chuyên môn',
    memberships:
      'hoạt động|hoạt động ngoại khóa|hoạt động tình nguyện|tình nguyện|hoạt động xã hội|hoạt động khác|câu lạc bộ|hoạt động ngoại khoá|tham gia hoạt động|công tác xã hội|công tác tình nguyện|hoạt động đoàn thể|hoạt động cộng đồng|thành viên|hoạt động đoàn hội|hoạt động ngoại khóa và tình nguyện|kinh nghiệm hoạt động',
    awards:
      'giải thưởng|thành tích|danh hiệu và giải thưởng|khen thưởng|học bổng|danh hiệu|thành tựu|giải thưởng và thành tích|thành tích và giải thưởng|thành tích nổi bật|giải thưởng học bổng|học bổng và giải thưởng|danh hiệu giải thưởng|thành tích học tập',
    publications: 'công bố|bài báo|ấn phẩm|công trình khoa học|công bố khoa học|bài viết|công trình nghiên cứu',
    interests: 'sở thích|sở thích cá nhân|sở thích và đam mê|mối quan tâm|sở thích và mối quan tâm',
    references: 'người tham chiếu|người tham khảo|tham chiếu|người giới thiệu|thông tin tham chiếu|thông tin tham khảo|người liên hệ',
    nationality: 'quốc tịch',
    permits: 'giấy phép lao động|giấy phép làm việc',
    other:
      'thông tin thêm|thông tin khác|thông tin bổ sung|khác|cam kết|lời cam đoan|mức lương mong muốn|nguyện vọng|mong muốn|phụ lục|các thông tin khác',
  },
  filler: 'của|tôi|các|và|về|khác|chính|những|thêm|bản|thân|nổi|bật|liên|quan|có',
  months: 'th1=1|th2=2|th3=3|th4=4|th5=5|th6=6|th7=7|th8=8|th9=9|th10=10|th11=11|th12=12',
  seasons:
    'xuân|hạ|thu|đông|mùa hè|mùa xuân|mùa thu|mùa đông|học kỳ|năm học|niên khóa|khóa|đầu năm|cuối năm|giữa năm|khoảng|năm|quý|niên khoá',
  present:
    'hiện tại|nay|đến nay|hiện nay|đang học|bây giờ|hiện|đang làm|đến hiện tại|hiện giờ|đến hiện nay|tới nay|đang làm việc|đang theo học|hôm nay|tới hiện tại',
  since: 'từ|kể từ|bắt đầu từ|từ tháng|từ năm|bắt đầu|kể từ năm',
  until: 'đến|tốt nghiệp|tới|cho đến|tốt nghiệp năm|hoàn thành|tốt nghiệp tháng|cấp năm|năm tốt nghiệp',
  to: 'đến|tới|-|đến tháng|đến năm|cho đến|tới tháng',
  expected: 'dự kiến|dự kiến tốt nghiệp|dự tính|tốt nghiệp dự kiến|dự kiến ra trường',
  titles:
    'kỹ sư*|lập trình viên*|nhân viên*|chuyên viên*|trưởng phòng*|phó phòng*|trưởng nhóm*|trưởng ban*|phó ban*|quản lý*|giám đốc*|phó giám đốc*|tổng giám đốc*|thực tập sinh*|thực tập*|trợ lý*|trợ giảng*|cộng tác viên*|điều phối viên*|giám sát*|kế toán*|kế toán viên|kiểm toán viên|trợ lý kiểm toán|luật sư*|bác sĩ*|y tá*|điều dưỡng*|dược sĩ*|giáo viên*|giảng viên*|gia sư*|nghiên cứu viên*|nghiên cứu sinh*|thiết kế*|kiến trúc sư*|phóng viên*|biên tập viên*|phiên dịch*|biên dịch*|biên phiên dịch|hướng dẫn viên*|thu ngân*|phục vụ*|pha chế*|barista*|đầu bếp*|phụ bếp*|lễ tân*|thư ký*|công nhân*|thợ*|tài xế*|bảo vệ*|tư vấn viên*|tư vấn*|phân tích*|chủ tịch*|phó chủ tịch*|thành viên*|tình nguyện viên*|sáng lập*|đồng sáng lập*|kiểm thử viên*|quản trị viên*|tổ trưởng*|ca trưởng*|cửa hàng trưởng*|developer*|engineer*|intern*|manager*|leader|designer*|tester*|analyst*|marketing executive|content creator|copywriter|freelancer*|telesales|sales|đội trưởng|bí thư|phó bí thư|lớp trưởng|cán bộ*|kỹ thuật viên*|chuyên gia*|giao dịch viên*|biên tập*|quản lí*|trưởng bộ phận|giám sát viên|mentor*|điều dưỡng viên|nhà thiết kế',
  orgs: 'công ty*|tnhh|cổ phần|cp|tập đoàn*|ngân hàng*|bệnh viện*|phòng khám*|trung tâm*|trường*|đại học*|viện*|bộ*|sở*|ủy ban*|cửa hàng*|nhà hàng*|khách sạn*|quán*|siêu thị*|nhà thuốc*|văn phòng*|chi nhánh*|xí nghiệp*|nhà máy*|tổng công ty*|hội*|quỹ*|câu lạc bộ*|đoàn*|báo*|đài*|nhà xuất bản*|thư viện*|bảo tàng*|studio|fpt*|viettel*|vinamilk*|vingroup*|vinfast|vnpt*|vietcombank|techcombank|bidv|vietinbank|shopee|tiki|grab|kms|tma|samsung*|highlands coffee|the coffee house|phúc long|group|corporation|co., ltd|jsc|việt nam|vietnam|khoa|nhà sách|tòa án|cơ quan|ban|dnxh|doanh nghiệp|hợp tác xã',
  schools:
    'đại học|trường|học viện|cao đẳng|trung học|thpt|viện|bách khoa|rmit|fulbright|trường đại học|cao đẳng nghề|trung cấp|tiểu học|thcs|đh|trung tâm đào tạo|khoa|chuyên',
  degrees: {
    phd: 'tiến sĩ*|tiến sỹ*|phd*|nghiên cứu sinh*',
    mba: 'mba*|thạc sĩ quản trị kinh doanh*|thạc sỹ quản trị kinh doanh*',
    master: 'thạc sĩ*|thạc sỹ*|cao học*|master*|bác sĩ nội trú|chuyên khoa i|chuyên khoa 1',
    bachelor: 'cử nhân*|kỹ sư*|đại học*|bachelor*|bác sĩ*|dược sĩ*|bằng đại học*|hệ đại học|hệ chính quy|kiến trúc sư*|sinh viên*|luật sư',
    diploma: 'cao đẳng*|trung cấp*|bằng cao đẳng*|bằng trung cấp*|cao đẳng nghề*',
    certification: 'chứng chỉ*|chứng nhận*',
    school: 'trung học phổ thông*|tốt nghiệp thpt*|bằng tốt nghiệp thpt*|thpt|trung học*|tú tài*|phổ thông|12/12|cấp 3|trung học cơ sở',
  },
  at: 'tại|ở|cho|@',
  of: 'ngành|chuyên ngành|về|khoa|chuyên môn|lĩnh vực|hệ',
  labels: {
    name: 'họ và tên|họ tên|tên|họ & tên|tên đầy đủ|ứng viên',
    first: 'tên gọi',
    last: 'họ',
    email: 'email|e-mail|thư điện tử|địa chỉ email|mail|hộp thư',
    phone: 'điện thoại|số điện thoại|sđt|đt|di động|đtdđ|số điện thoại liên hệ|tel|điện thoại di động|hotline|mobile|phone|liên hệ',
    address:
      'địa chỉ|nơi ở|nơi ở hiện tại|chỗ ở hiện nay|thành phố|địa chỉ liên hệ|địa chỉ hiện tại|nơi cư trú|địa chỉ thường trú|hộ khẩu thường trú|khu vực|chỗ ở|địa chỉ liên lạc|địa điểm|nơi sinh sống',
    born: 'ngày sinh|sinh ngày|ngày tháng năm sinh|năm sinh|ngày/tháng/năm sinh|sinh năm|ngày, tháng, năm sinh',
    nationality: 'quốc tịch',
    permit: 'giấy phép lao động|giấy phép làm việc',
    link: 'website|linkedin|facebook|github|portfolio|trang web|web|fb|zalo|behance|skype',
    title: 'vị trí|chức vụ|chức danh|vị trí công việc|vai trò|vị trí ứng tuyển|công việc|vị trí làm việc',
    employer: 'công ty|nơi làm việc|tên công ty|đơn vị|tổ chức|cơ quan|đơn vị công tác',
    school: 'trường|tên trường|cơ sở đào tạo|trường đại học|đại học',
    field: 'chuyên ngành|ngành|ngành học|khoa|lĩnh vực|chuyên môn|chuyên ngành học',
    grade:
      'điểm trung bình|gpa|xếp loại|điểm|điểm tích lũy|đtb|loại tốt nghiệp|xếp loại tốt nghiệp|kết quả|điểm tb|tốt nghiệp loại|điểm gpa',
    place: 'địa điểm|nơi|thành phố|địa chỉ công ty',
    none: 'giới tính|tình trạng hôn nhân|tuổi|nơi sinh|quê quán|dân tộc|tôn giáo|cmnd|cccd|chiều cao|cân nặng|luận văn|khóa luận|đề tài|trách nhiệm|nhiệm vụ|mô tả công việc|thành tích|thời gian|bằng lái|nguyên quán|mô tả|công nghệ|công nghệ sử dụng|công cụ|số cmnd|căn cước công dân|đồ án tốt nghiệp|mức lương|lý do nghỉ việc|sức khỏe|tình trạng gia đình|hôn nhân|học phần tiêu biểu|hình thức|kết quả đạt được|giáo viên hướng dẫn|số lượng thành viên|dự án|môn học|bằng cấp|trình độ|nguồn|mức lương mong muốn|ngôn ngữ|kỹ năng|thời gian làm việc|loại hình',
  },
  levels: {
    native_or_bilingual: 'tiếng mẹ đẻ|bản ngữ|mẹ đẻ|song ngữ|ngôn ngữ mẹ đẻ|bản xứ|bản địa|bẩm sinh',
    full_professional:
      'thành thạo|lưu loát|trôi chảy|xuất sắc|nâng cao|rất tốt|cao cấp|tốt cả bốn kỹ năng|giỏi|nghe nói đọc viết thành thạo|thông thạo|chuyên nghiệp toàn diện',
    professional_working:
      'tốt|khá|giao tiếp tốt|sử dụng tốt|khá tốt|trong công việc|trung cao cấp|chuyên nghiệp|làm việc|giao tiếp công việc|trên trung bình',
    limited_working: 'trung bình|trung cấp|giao tiếp|giao tiếp cơ bản|giao tiếp được|khá cơ bản|giao tiếp thông thường|trung bình khá',
    elementary: 'cơ bản|sơ cấp|mới bắt đầu|đọc hiểu cơ bản|nhập môn|yếu|biết một chút',
  },
  demonyms:
    'việt nam=VN|người việt=VN|trung quốc=CN|nhật bản=JP|hàn quốc=KR|mỹ=US|hoa kỳ=US|anh=GB|pháp=FR|đức=DE|nga=RU|úc=AU|thái lan=TH|lào=LA|campuchia=KH|singapore=SG|malaysia=MY|indonesia=ID|philippines=PH|ấn độ=IN|đài loan=TW|canada=CA|ý=IT|tây ban nha=ES|hà lan=NL|thụy sĩ=CH',
};
