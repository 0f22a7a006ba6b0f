/**
 * German. Words of the printed game where players use them, and the English ones where they do not:
 * Corp Konzern · Runner Runner · run Run · server Server · ice Ice · icebreaker Ice-Brecher · rez rezzen · unrezzed ungerezzt
 * agenda Agenda · asset Aktivposten · upgrade Upgrade · operation Operation · event Ereignis · resource Ressource
 * advance entwickeln · score punkten · steal stehlen · access zugreifen · trash zerstören · break brechen · click Klick
 * credit Credit · tag Markierung · bad publicity schlechte Publicity · link Verbindung · memory Speicher · turn Zug · hand Hand
 * HQ, R&D, Archives, Grip, Stack and Heap keep the names that the questions and the log use. Players are addressed as "du".
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
