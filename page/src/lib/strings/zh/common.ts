import { byKey } from "../format";

export const common = {
  name: "Sneakdoor",
  nav: { play: "对战", learn: "教学", decks: "牌组", cards: "卡牌", replays: "录像", reference: "规则", account: "账号", main: "主菜单", skip: "跳到正文" },
  theme: { auto: "主题：跟随系统", dark: "主题：深色", light: "主题：浅色" },
  language: "语言",
  close: "关闭",
  back: "返回",
  notFound: "找不到该页面。",
  pageFailed: "页面加载失败。服务器是否在运行？",
  unreachable: "无法连接服务器。",
  serverSays: (status: number, words: string): string => `服务器返回：${status} ${words}`,
  loading: "加载中……",
  more: "显示更多",
};

export const sides = byKey({ corp: "公司", runner: "潜袭者" });

export const types = byKey({
  agenda: "议案",
  asset: "资产",
  upgrade: "升级",
  operation: "事务",
  ice: "防火墙",
  identity: "特性",
  event: "事件",
  hardware: "硬件",
  program: "程序",
  resource: "资源",
});

export const factions = byKey({
  haas_bioroid: "哈斯生化",
  jinteki: "人间会社",
  nbn: "网际传媒",
  weyland_consortium: "威兰财团",
  neutral_corp: "中立",
  anarch: "反叛者",
  criminal: "逆法者",
  shaper: "塑造者",
  adam: "亚当",
  apex: "尖峰",
  sunny_lebeau: "桑妮·勒博",
  neutral_runner: "中立",
});

export const face = {
  facedown: "面朝下的卡牌",
  facedownIce: "面朝下的防火墙",
  cost: "费用",
  strength: "强度",
  memory: "内存",
  trash: "销毁费用",
  points: "议案分数",
  requirement: "推进需求",
  influence: "影响力",
  link: "中转",
  unique: "独有",
  unrezzed: "未激活",
  noText: "没有文字。",
  notKnown: "你不知道这是什么牌。",
  minimum: "至少",
  cards: "张牌",
  broken: "已破解",
  limitless: "无上限",
  unrezzedIce: "未激活的防火墙",
  unrezzedShort: "未激活",
  facedownShort: "面朝下",
  tokens: byKey({ credit: "信用点", credits: "信用点", advancement: "推进标记", virus: "病毒指示物", power: "能量指示物", agenda: "议案指示物" }),
};

export const bots = byKey({
  pip: { name: "Pip", short: "随便出牌", words: "随机出牌，适合初次体验。" },
  marlow: { name: "Marlow", short: "谨慎", words: "打法稳健，会多想一个回合。" },
  vesper: { name: "Vesper", short: "迅速，会预判", words: "每次决定前会稍作预判。" },
  quill: { name: "Quill", short: "耐心", words: "每次决定前思考一秒。" },
  atlas: { name: "Atlas", short: "最强", words: "每次思考三秒，最强的机器人。" },
});

export const symbols = byKey({
  credit: "信用点",
  "recurring-credit": "循环信用点",
  click: "时点",
  subroutine: "子进程",
  trash: "销毁",
  interrupt: "中断",
  mu: "内存单位",
  link: "中转",
});

export const learn = {
  title: "学习游戏",
  intro: "每课一个要点，大约两分钟，顺序随意。",
  side: (side: string): string => `扮演${side}`,
  about: byKey({
    runner: "潜入服务器，窃取议案。大多数人从这里开始。",
    corp: "用防火墙保护议案，在被窃取之前计分。",
  }),
  progress: (done: number, all: number): string => `已完成 ${done} / ${all} 课`,
  done: "已完成",
  next: "下一课",
  firstGame: "开始第一局",
  firstGameMeans: "用简单的牌组与机器人打一整局，需要时可以看提示。",
  lesson: (number: number, all: number): string => `第 ${number} 课，共 ${all} 课`,
  step: (number: number, all: number): string => `第 ${number} 步，共 ${all} 步`,
  goOn: "继续",
  finish: "完成本课",
  nextLesson: "下一课",
  again: "重新开始",
  all: "全部课程",
  here: "这里",
  another: "还不是这个。本课要先做另一件事。",
  finished: "本课完成",
};
