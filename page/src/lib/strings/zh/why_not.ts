import type { WhyNot } from "../../../learn/why_not";

export default {
  "runner-turn": {
    credit: "这在任何回合都能做。这一步讲的是钱：看看一个时点如何变成信用点。",
    draw: "下次再说。手里只有两张牌，此时第三张牌比什么都有用。",
    "credit-again": "现在先不要。你的钱还很少，把这个时点换成信用点吧。",
    "last-click": "还剩一个时点，拿 1 信用点最稳妥。然后看看公司怎么行动。",
  },
  "runner-economy": {
    "too-dear": "那样也行，但请先试试你付不起的牌，看看牌桌如何说明原因。",
    save: "那样赚不到钱。打出 Sure Gamble 还差 1 信用点：一个时点就够了。",
    gamble: "先打出 Sure Gamble。它把 5 信用点变成 9，之后做什么都更轻松。",
    job: "先安装 Armitage Codebusting：越早上场，赚得越多。",
    work: "直接拿钱，一个时点只得 1 信用点。同样的时点用在 Armitage Codebusting 上能得 2。",
  },
  "runner-install": {
    program: "先从 Corroder 开始。没有破解器，大多数防火墙都会挡住你。",
    hardware: "先安装内存芯片。它为之后的程序腾出空间。",
    resource: "装备还差一张牌：安装 Access to Globalsec。",
  },
  "runner-run": {
    run: "光有钱和牌赢不了。HQ 没有防备，潜袭没有防备的服务器是时点的最佳用途。",
  },
  "runner-break": {
    run: "准备就绪：Corroder 已经安装，信用点也够。只有 Server 1 里有牌可找。",
    boost: "Corroder 的强度低于这层防火墙，还什么都破解不了。先提升它的强度。",
    break: "不破解的话，子进程会终止潜袭。Corroder 的强度已经足够：破解它。",
  },
  "runner-access": {
    run: "本课中其他服务器里没有你要的东西。R&D 最上面的牌就是公司接下来要补的牌。",
    trash: "放过 PAD Campaign，公司就会补到它，每回合靠它赚钱。这 4 信用点你付得起。",
  },
  "runner-steal": {
    run: "公司下回合就能为那张牌计分。没有用来潜袭 Server 1 的时点，都是在帮公司。",
    break: "不破解的话，Ice Wall 会终止潜袭，议案仍留在那里。付 1 信用点就能破解。",
  },
  "runner-damage": {
    draw: "现在太危险：手里只有两张牌，一个陷阱就能结束游戏。先补牌。",
    "draw-again": "三张牌扛不住 4 点伤害。再补一张。",
    "draw-third": "四张牌能扛住 4 点伤害，但手牌会一张不剩。再补一张，然后去看。",
    run: "手牌够了，这也是你的最后一个时点。看看 Server 1 里是什么。",
  },
  "runner-tags": {
    remove: "先移除锁定标记。只要它还在，公司就能销毁你的资源。",
  },
  "runner-reading": {
    run: "再看看迹象：防火墙后面被推进过的牌，才是公司在乎的。潜袭 Server 2。",
    break: "Ice Wall 会终止潜袭。Corroder 付 1 信用点就能破解它。",
  },
  "corp-turn": {
    credit: "可以这样做，但先看看一个时点如何变成信用点。",
    draw: "稍后再说。现在花费一个时点，从 R&D 补一张牌。",
    "last-click": "还剩一个时点。拿 1 信用点，然后轮到潜袭者。",
  },
  "corp-economy": {
    operation: "先打出 Hedge Fund。你的钱刚好够，它能让钱几乎翻倍。",
    asset: "PAD Campaign 应该在潜袭者的回合之前上场：安装它。",
    "last-click": "拿 1 信用点。很快就要付 2 信用点激活 PAD Campaign。",
    rez: "再等的话，你的回合开始时它还没激活，就不会付钱。现在正是激活的时机。",
  },
  "corp-ice": {
    install: "议案在 HQ，前面却什么都没有，任何一次潜袭都可能窃取它。先放防火墙。",
    where: "那个服务器没有需要保护的东西。你的议案在 HQ。",
    "keep-credits": "激活 Wall of Static 需要 3 信用点。把钱留好，拿 1 信用点。",
    "last-click": "再拿 1 信用点，确保潜袭者来的时候付得起防火墙的费用。",
    rez: "面朝下的防火墙拦不住任何人。现在不激活，潜袭者就会直接通过。",
  },
  "corp-score": {
    install: "手牌中的议案无法计分。先安装它。",
    where: "放在别处都没有保护。在 Server 1 里，有 Wall of Static 保护它。",
    advance: "每个回合都很重要：现在多推进一次，下回合就少推进一次。",
    "advance-again": "用最后一个时点再推进一次，下回合就能完成。",
    "next-turn": "还差两次推进，你的时点刚好够。别再给潜袭者一个回合。",
    fourth: "还差一次推进，之后就能立刻计分。",
    score: "可以计分了。没有计分的议案仍可能被窃取。",
  },
  "corp-win": {
    advance: "你本回合就能获胜，但每个时点都必须用在这个议案上。",
    "advance-again": "再推进一次就能计分。",
    score: "计分吧。有了这两分你就赢了。",
  },
  "corp-trap": {
    install: "陷阱留在手里，只有被潜袭者在那里碰到才有用。把它放到看起来像议案的地方。",
    advance: "没有推进过的牌看起来无害，也不造成伤害。推进它。",
    "advance-again": "推进一次造成 2 点伤害，而潜袭者有 3 张手牌。两次都需要。",
    spring: "潜袭者碰到它了：不付这 1 信用点，它什么都不会做。付吧。",
  },
  "corp-tags": {
    trash: "下回合锁定标记也许就没了。先利用它断掉潜袭者的收入。",
    scorch: "潜袭者仍被锁定，有 3 张手牌。4 点伤害就能结束游戏：打出 Scorched Earth。",
  },
  "corp-bluff": {
    install: "虚张声势的第一步，是把议案放到没人想得到的地方。安装 Hostile Takeover。",
    wait: "那会告诉潜袭者它是什么。资产不会被推进，所以别碰它。",
    "wait-again": "耐心点。再拿 1 信用点，这张牌就一点也不像议案。",
    advance: "时机到了：两个时点就能在本回合完成，潜袭者来不及反应。",
    "advance-again": "还需要推进一次。",
    score: "现在就计分，别等潜袭者看出它是什么。",
  },
} satisfies WhyNot;
