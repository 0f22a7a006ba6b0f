/**
 * Spanish. The words of the printed game:
 * Corp Corporación · Runner Runner · run incursión · server servidor · ice hielo · icebreaker rompehielos · rez ejecutar · unrezzed suspendido
 * agenda plan · asset ventaja · upgrade mejora · operation operación · event evento · hardware hardware · resource recurso
 * advance avanzar · score anotar · steal robar · draw robar carta · access acceder · trash destruir · break romper · subroutine subrutina
 * click clic · credit crédito · tag marca · bad publicity mala publicidad · link enlace · memory memoria · turn turno · hand mano
 * HQ, R&D, Archives, Grip, Stack and Heap keep the names that the questions and the log use. Players are addressed as "tú".
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
