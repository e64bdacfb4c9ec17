import type { Bank } from '../bank-shape.ts';

export const cn: Bank = {
  tag: 'zh-CN',
  titles: ['个人简历', '简历'],
  page: '页',
  at: '＠',
  degreeIn: '',
  headings: {
    profile: '自我评价|个人简介|个人总结|关于我|求职意向|个人优势',
    work: '工作经历|工作经验|职业经历|实习与工作经历|任职经历|工作履历|从业经历',
    education: '教育经历|教育背景|学历|教育|学习经历|求学经历',
    languages: '语言能力|语言|外语水平|语言水平|外语能力',
    skills: '技能|专业技能|个人技能|技能特长|能力|掌握技能|擅长',
    certificates: '证书|资格证书|获得证书|技能证书|证书与培训|培训经历',
    memberships: '社会团体|社会活动|协会会员|社团任职|学会与协会|参加组织',
    hobbies: '兴趣爱好|爱好|业余爱好|兴趣',
    references: '推荐人|证明人',
    projects: '项目经历|项目经验|个人项目',
    licence: '驾照|驾驶证',
    personal: '个人信息|基本信息|个人资料|基本资料',
    contact: '联系方式|联系我|联系信息',
  },
  months: '',
  short: '',
  yearAndMonth: '{y}年{m}月',
  yearAlone: '{y}年',
  isEastAsian: true,
  present: '至今|现在|今|目前',
  to: '至|到',
  fromTo: '自{a}至{b}',
  since: '{a}起',
  year: '年|年',
  month: '个月|个月',
  labels: {
    name: '姓名',
    phone: '电话',
    email: '邮箱',
    address: '地址',
    born: '出生日期',
    nationality: '国籍',
    web: '网站',
    employer: '公司',
    position: '职位',
    period: '时间',
    place: '地点',
    duties: '职责',
    school: '学校',
    degree: '学历',
    field: '专业',
    thesis: '毕业论文',
    grade: '成绩',
    courses: '主修课程',
    language: '语言',
    level: '水平',
    date: '日期',
  },
  levels: {
    native_or_bilingual: '母语',
    full_professional: '流利|精通',
    professional_working: '良好|商务沟通',
    limited_working: '一般|日常会话|中级',
    elementary: '初级|入门|基础',
  },
  speak: '会说{l}。',
  and: '、',
  duties: `为部门负责人编写每周报告
通过电话和邮件回答客户问题
指导新同事熟悉工作
更新记录并整理文件
安排八名同事的班次
订购物资并核对到货
维护固定客户
处理投诉
组织会议并撰写纪要
检查成品质量
与供应商和合作伙伴密切配合
参与新订货系统的上线
带教两名实习生
编写日常工作说明
每月进行安全检查
将等待时间缩短五分之一
管理年度预算
负责开门和关门
代表团队参加年度展会
收款并结算
在内部系统中记录所有步骤
支持其他地点的同事
准备报价并跟进
每年两次盘点库存
安装设备并讲解使用方法
收集数据并汇报结果
跟踪工作期限
接待并引导来访者
协助档案搬迁
清洁和保养工具`,
  tails: '，与相关部门密切配合，并按照管理层的要求按时完成全年的各项任务|，包括准备年度检查所需的全部材料并按规定提交给有关人员',
  dutyLabels: '报告|客户|团队|组织|质量|计划',
  summary: `做事认真，待人友好，有多年实际经验，注重细节。
喜欢团队合作，工作繁忙时能保持冷静。
希望找到能承担更多责任的岗位。
习惯早班和多样的任务。
学习能力强，对数字细心，善于与人沟通。
优点是耐心、有条理和幽默。`,
  hobbies: '登山|象棋|合唱|摄影|烘焙|排球|园艺',
  referees: '欧阳淑珍，行政主管|司徒建业，前主管',
  request: '可应要求提供推荐人',
  thesis: '小企业的季节性需求|两种计划方法的比较',
  grade: 'GPA 3.4|良好|优秀',
  courses: '统计学、沟通、项目实践|法律、会计、伦理',
  projects: '社区地图：展示附近维修店的网站|开放花园：为200位来宾组织夏日活动',
  streets: '人民路14号|中山路7号|解放路22号',
  address: '{c}{s}',
  towns: '洛阳|绍兴|桂林|大连|厦门|烟台',
  licence: 'C1驾驶证',
  place: '{d}',
  declare: '',
  skillLabels: '专业|计算机|其他',
  issuers: '红十字会|人社局|培训中心',
  sentence: '{a}至{b}在{e}担任{t}。',
  sentenceOpen: '{a}至今在{e}担任{t}。',
  born: 'YYYY年M月D日|YYYY-MM-DD',
  nationalities: { CN: '中国' },
};
