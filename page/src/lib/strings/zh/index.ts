/**
 * Simplified Chinese. The words of the printed game:
 * Corp 公司 · Runner 潜袭者 · run 潜袭 · server 服务器 · ice 防火墙 · icebreaker 破解器 · rez 激活 · unrezzed 未激活
 * agenda 议案 · asset 资产 · upgrade 升级 · operation 事务 · event 事件 · hardware 硬件 · program 程序 · resource 资源 · identity 特性
 * advance 推进 · score 计分 · steal 窃取 · access 读取 · trash 销毁 · break 破解 · subroutine 子进程 · install 安装
 * click 时点 · credit 信用点 · tag 锁定标记 · bad publicity 负面声誉 · link 中转 · memory 内存 · turn 回合 · hand 手牌
 * HQ, R&D, Archives, Grip, Stack and Heap keep the names that the questions and the log use.
 */
import type { Translation } from "../shape";
import account from "./account";
import { cards, decks } from "./decks";
import { bots, common, face, factions, learn, sides, symbols, types } from "./common";
import lessons from "./lessons";
import lobby from "./lobby";
import replay from "./replay";
import { end, stage, table } from "./table";
import whyNot from "./why_not";

export default {
  strings: { ...common, sides, types, factions, face, bots, symbols, learn, lobby, account, table, end, stage, replay, decks, cards },
  lessons,
  whyNot,
} satisfies Translation;
