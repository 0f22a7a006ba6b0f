/** The English catalogue, source of all translations. Questions, card texts and the log come from the server. */
import account from "./account";
import { cards, decks } from "./decks";
import { bots, common, face, factions, learn, sides, symbols, types } from "./common";
import lobby from "./lobby";
import replay from "./replay";
import { end, stage, table } from "./table";

export default { ...common, sides, types, factions, face, bots, symbols, learn, lobby, account, table, end, stage, replay, decks, cards };
