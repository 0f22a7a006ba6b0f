/**
 * French. The words of the printed game:
 * Corp Corpo · Runner Runner · run piratage · server serveur · ice glace · icebreaker brise-glace · rez activer · unrezzed inactive
 * agenda projet · asset avoir · upgrade extension · operation opération · event événement · hardware matériel · resource ressource
 * advance avancer · score finaliser · steal voler · access accéder · trash effacer · break neutraliser · subroutine routine
 * click clic · credit crédit · tag tag · bad publicity mauvaise publicité · link lien · memory mémoire · turn tour · hand main
 * HQ, R&D, Archives, Grip, Stack and Heap keep the names that the questions and the log use. Players are addressed as "vous".
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
