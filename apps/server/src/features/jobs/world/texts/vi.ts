// Vietnamese.
import type { LanguageWords } from '../role.ts';
import type { SharedRole } from '../roles.ts';

export const VIETNAMESE: LanguageWords<SharedRole> = {
  titles: {
    intern: ['Thực tập sinh {area}', 'Thực tập có lương: {area}', 'Thực tập sinh {area} ({city})', 'Chương trình thực tập {area} {year}'],
    credit: ['Thực tập tính tín chỉ: {area}', 'Thực tập tốt nghiệp: {area}'],
    graduate: ['Chương trình nhân sự trẻ {year}: {area}', 'Quản trị viên tập sự – {area}', '{noun} (mới tốt nghiệp)'],
    junior: ['{noun}', '{noun} (không cần kinh nghiệm)', '{noun} tại {city}', '{noun} mới vào nghề'],
    part: ['{noun} bán thời gian', 'Việc làm sinh viên: {area}', 'Trợ lý {area} (bán thời gian)'],
    temporary: ['{noun} (hợp đồng {months} tháng)', 'Cộng tác viên dự án {area}', '{noun} thời vụ'],
  },
  headings: {
    tasks: ['Bạn sẽ làm gì', 'Mô tả công việc', 'Nhiệm vụ chính'],
    profile: ['Yêu cầu', 'Chúng tôi tìm kiếm', 'Bạn mang đến điều gì'],
    offer: ['Quyền lợi', 'Chúng tôi mang đến', 'Vì sao nên chọn chúng tôi'],
    apply: ['Cách ứng tuyển', 'Hồ sơ của bạn', 'Các bước tiếp theo'],
  },
  place: ['Bạn làm việc tại {city}, trong nhóm {team} người.', 'Văn phòng {city} có {team} đồng nghiệp và một chỗ ngồi cạnh cửa sổ dành cho bạn.', 'Nơi làm việc: {city}, thuận tiện đi xe buýt.'],
  remote: ['Công việc hoàn toàn từ xa; cả nhóm gặp nhau bốn lần mỗi năm.', 'Bạn có thể làm việc tại nhà, công ty chi trả bàn ghế và tai nghe.'],
  terms: {
    intern: ['Kỳ thực tập kéo dài {months} tháng, {hours} giờ mỗi tuần, có trợ cấp.', 'Bạn thực tập {months} tháng và có một ngày nghỉ mỗi tháng để học tập.'],
    credit: ['Kỳ thực tập kéo dài {months} tháng; nội dung được thống nhất với nhà trường.'],
    graduate: ['Chương trình kéo dài {months} tháng, ký hợp đồng không xác định thời hạn từ ngày đầu.', 'Trong {months} tháng bạn luân chuyển qua ba phòng ban và một văn phòng ở nước ngoài.'],
    junior: ['Hợp đồng không xác định thời hạn, {hours} giờ mỗi tuần.', 'Chúng tôi ký hợp đồng dài hạn; có thể làm bán thời gian.'],
    part: ['Bạn làm {hours} giờ mỗi tuần, ít hơn vào mùa thi.', 'Lịch làm {hours} giờ mỗi tuần được sắp xếp theo thời khóa biểu của bạn.'],
    temporary: ['Hợp đồng {months} tháng, {hours} giờ mỗi tuần, có thể gia hạn.'],
  },
  profile: ['Tiếng Việt tốt và tiếng Anh khá', 'Thích làm việc với những người suy nghĩ khác mình', 'Tự chủ và biết hỏi đúng lúc', 'Tò mò về lĩnh vực của chúng tôi', 'Đang học hoặc tốt nghiệp chưa quá hai năm'],
  offer: ['Người hướng dẫn dành riêng cho bạn một giờ mỗi tuần', 'Giờ làm việc linh hoạt', 'Thu nhập xứng đáng từ ngày đầu', 'Ngân sách học tập riêng', 'Phụ cấp ăn trưa và đi lại', 'Một dự án của riêng bạn với trách nhiệm thật', 'Bảo hiểm sức khỏe', 'Hỗ trợ tìm chỗ ở'],
  studentOffer: ['Cơ hội làm khóa luận cùng chúng tôi', 'Nghỉ phép mùa thi'],
  apply: ['Gửi CV và vài dòng về một điều bạn từng tự tay làm. Chúng tôi phản hồi trong mười ngày làm việc.', 'Không cần thư xin việc: trả lời ba câu hỏi ngắn trong biểu mẫu và chúng tôi sẽ gọi cho bạn.', 'Ứng tuyển bằng CV và cho biết ngày bạn có thể bắt đầu. Buổi phỏng vấn dài một giờ, một nửa số câu hỏi là của bạn.'],
  labels: { thesis: ['Đề tài khóa luận', 'Bạn có thể viết khóa luận về công việc này'], flexible: ['Giờ làm linh hoạt', 'Bạn chọn giờ làm theo lịch học'], fairPay: ['Cam kết Khởi đầu công bằng', 'Công ty trả lương cho mọi thực tập sinh và trả lời mọi hồ sơ'] },
  roles: {
    software: {
      noun: 'Lập trình viên', area: 'Phát triển phần mềm',
      about: ['Bạn xây dựng những dịch vụ mà người khác tin dùng mỗi ngày, và thấy chúng được sử dụng ngay trong tuần.', 'Chúng tôi tìm người yêu thích mã nguồn ngắn gọn, dễ đọc và được kiểm thử kỹ.'],
      tasks: ['Phát triển tính năng cho ứng dụng web, từ cơ sở dữ liệu đến trình duyệt', 'Viết kiểm thử tự động và xem xét mã của đồng nghiệp', 'Tìm nguyên nhân trang chạy chậm và chứng minh cải tiến', 'Viết tài liệu giao diện cho các nhóm khác', 'Chuẩn bị các bản phát hành nhỏ cùng bộ phận hỗ trợ'],
      profile: ['Học ngành công nghệ thông tin hoặc có thực hành tương đương', 'Nắm vững một ngôn ngữ lập trình', 'Biết cơ sở dữ liệu quan hệ và Git', 'Thói quen kiểm tra trước khi khẳng định'],
    },
    data: {
      noun: 'Chuyên viên phân tích dữ liệu', area: 'Phân tích dữ liệu',
      about: ['Bạn biến câu hỏi thành con số, và con số thành những quyết định vững vàng.', 'Trong nhóm dữ liệu, bạn tìm ra điều thực sự đang diễn ra và trình bày gọn trong một trang.'],
      tasks: ['Chuẩn bị dữ liệu từ nhiều hệ thống và kiểm tra độ tin cậy', 'Xây dựng bảng theo dõi được dùng hằng tuần', 'Kiểm định giả thuyết bằng thống kê đơn giản', 'Giải thích kết quả cho người không chuyên', 'Tự động hóa các báo cáo còn làm thủ công'],
      profile: ['Học ngành thống kê, kinh tế hoặc khoa học dữ liệu', 'Thành thạo SQL và Python hoặc R', 'Biết vẽ biểu đồ không gây hiểu lầm', 'Thích hỏi thêm một câu nữa'],
    },
    marketing: {
      noun: 'Chuyên viên marketing', area: 'Marketing',
      about: ['Bạn kể về công việc của chúng tôi theo cách mà chính chúng tôi muốn được nghe.', 'Nhóm nhỏ nên bạn theo trọn một chiến dịch, từ ý tưởng đầu tiên đến con số cuối cùng.'],
      tasks: ['Lập kế hoạch và thực hiện chiến dịch trên web, email và sự kiện', 'Viết bài cho trang web, bản tin và mạng xã hội', 'Đánh giá kết quả và đề xuất thay đổi', 'Phối hợp với nhiếp ảnh gia, nhà in và công ty truyền thông', 'Chuẩn bị hội chợ và ngày mở cửa'],
      profile: ['Học ngành marketing, truyền thông hoặc quản trị', 'Văn phong rõ ràng, sinh động', 'Biết cơ bản về phân tích web', 'Tinh mắt với hình ảnh và lỗi chính tả'],
    },
    finance: {
      noun: 'Chuyên viên phân tích tài chính', area: 'Tài chính và kiểm soát',
      about: ['Bạn giúp ban lãnh đạo sớm thấy năm nay đang đi về đâu.', 'Ngân sách, dự báo, quyết toán: bạn tham gia cả ba và cải thiện ít nhất một.'],
      tasks: ['Lập báo cáo tháng và giải thích chênh lệch', 'Theo dõi ngân sách cùng các phòng ban', 'Lập mô hình đầu tư và rủi ro', 'Cải tiến bảng tính cho đến khi không cần đến nữa', 'Tham gia quyết toán quý'],
      profile: ['Học ngành tài chính, kế toán hoặc kinh tế', 'Sử dụng bảng tính rất tốt', 'Chính xác đến dòng cuối cùng', 'Đủ tự tin để hỏi giám đốc về một con số'],
    },
    sales: {
      noun: 'Nhân viên kinh doanh', area: 'Kinh doanh',
      about: ['Bạn tìm những khách hàng cần điều chúng tôi làm ra, và luôn ở bên họ.', 'Ở đội kinh doanh, bạn học lắng nghe trước rồi mới chào hàng.'],
      tasks: ['Nghiên cứu thị trường và chuẩn bị buổi gặp đầu tiên', 'Soạn và tính báo giá cùng nhóm sản phẩm', 'Đi thăm khách hàng và tham dự hội chợ', 'Giữ hồ sơ khách hàng đầy đủ và hữu ích', 'Chuyển ý kiến khách hàng đến bộ phận phát triển'],
      profile: ['Học ngành kinh tế, ngôn ngữ hoặc kỹ thuật', 'Thân thiện và nói năng rõ ràng', 'Đáng tin cậy: đã hứa là làm', 'Sẵn sàng đi công tác đôi khi'],
    },
    hr: {
      noun: 'Chuyên viên nhân sự', area: 'Nhân sự',
      about: ['Nhờ bạn, ứng viên được đón như khách và người mới được chào như đồng nghiệp.', 'Đội nhân sự đồng hành với mọi người, từ lá thư đầu tiên đến lúc chia tay.'],
      tasks: ['Viết tin tuyển dụng và chọn nơi đăng', 'Sắp xếp và tham gia phỏng vấn', 'Chuẩn bị những tuần đầu cho đồng nghiệp mới', 'Tổ chức đào tạo và đánh giá thẳng thắn', 'Đại diện công ty tại ngày hội việc làm'],
      profile: ['Học ngành nhân sự, tâm lý, luật hoặc quản trị', 'Kín đáo và biết lắng nghe', 'Ngăn nắp, kể cả khi điện thoại reo liên tục', 'Quan tâm đến quy trình công bằng và đơn giản'],
    },
    engineering: {
      noun: 'Kỹ sư phát triển', area: 'Thiết kế cơ điện',
      about: ['Bạn thiết kế những chi tiết biết chuyển động, chịu lực và bền bỉ, và tự tay cầm chi tiết đầu tiên.', 'Từ bản vẽ đến bệ thử: bạn theo một bộ phận suốt chặng đường.'],
      tasks: ['Thiết kế chi tiết bằng CAD và lập bản vẽ', 'Lên kế hoạch, lắp đặt và đánh giá thử nghiệm', 'So sánh mô phỏng với đo đạc và giải thích khác biệt', 'Chọn vật liệu và nhà cung cấp cùng bộ phận mua hàng', 'Hỗ trợ chạy thử sản xuất'],
      profile: ['Học ngành cơ khí, điện hoặc cơ điện tử', 'Có kinh nghiệm với CAD hoặc mô phỏng', 'Khéo tay, hoặc tôn trọng người khéo tay', 'Cẩn thận với con số và đơn vị'],
    },
    customer: {
      noun: 'Nhân viên tư vấn khách hàng', area: 'Chăm sóc khách hàng',
      about: ['Bạn là giọng nói mà khách hàng nghe thấy khi có điều quan trọng với họ.', 'Không kịch bản, không đồng hồ bấm giờ: bạn có đủ thời gian cho một câu trả lời tốt.'],
      tasks: ['Trả lời qua điện thoại, trò chuyện và email', 'Cùng chuyên gia tìm nguyên nhân sự cố', 'Viết bài trợ giúp để khách đỡ phải gọi', 'Đồng hành với khách hàng mới trong những tuần đầu', 'Giải quyết khiếu nại một cách công bằng'],
      profile: ['Thân thiện và kiên nhẫn, kể cả sáng thứ Hai', 'Nói và viết rõ ràng', 'Muốn hiểu mọi thứ vận hành ra sao', 'Biết thêm ngoại ngữ là lợi thế'],
    },
  },
}; // biome-ignore format: texts
