import { byKey } from "../format";

export const common = {
  name: "Sneakdoor",
  nav: { play: "Jouer", learn: "Apprendre", decks: "Decks", cards: "Cartes", replays: "Rediffusions", reference: "Règles", account: "Compte", main: "Menu principal", skip: "Aller au contenu" },
  theme: { auto: "Thème : système", dark: "Thème : sombre", light: "Thème : clair" },
  language: "Langue",
  close: "Fermer",
  back: "Retour",
  notFound: "Page introuvable.",
  pageFailed: "Impossible de charger cette page. Le serveur est-il lancé ?",
  unreachable: "Le serveur est injoignable.",
  serverSays: (status: number, words: string): string => `Réponse du serveur : ${status} ${words}`,
  loading: "Chargement …",
  more: "Afficher plus",
};

export const sides = byKey({ corp: "Corpo", runner: "Runner" });

export const types = byKey({
  agenda: "Projet",
  asset: "Avoir",
  upgrade: "Extension",
  operation: "Opération",
  ice: "Glace",
  identity: "Identité",
  event: "Événement",
  hardware: "Matériel",
  program: "Programme",
  resource: "Ressource",
});

export const factions = byKey({
  haas_bioroid: "Haas-Bioroid",
  jinteki: "Jinteki",
  nbn: "NBN",
  weyland_consortium: "Consortium Weyland",
  neutral_corp: "Neutre",
  anarch: "Anarch",
  criminal: "Criminel",
  shaper: "Façonneur",
  adam: "Adam",
  apex: "Apex",
  sunny_lebeau: "Sunny Lebeau",
  neutral_runner: "Neutre",
});

export const face = {
  facedown: "Carte face cachée",
  facedownIce: "Glace face cachée",
  cost: "coût",
  strength: "force",
  memory: "mémoire",
  trash: "coût d'effacement",
  points: "points de projet",
  requirement: "avancements requis",
  influence: "influence",
  link: "lien",
  unique: "unique",
  unrezzed: "inactive",
  noText: "Pas de texte.",
  notKnown: "Vous ne savez pas ce que c'est.",
  minimum: "au moins",
  cards: "cartes",
  broken: "neutralisée",
  limitless: "sans limite",
  unrezzedIce: "Glace inactive",
  unrezzedShort: "Inactive",
  facedownShort: "Face cachée",
  tokens: byKey({ credit: "crédits", credits: "crédits", advancement: "pions avancement", virus: "pions virus", power: "pions puissance", agenda: "pions projet" }),
};

export const bots = byKey({
  pip: { name: "Pip", short: "joue au hasard", words: "Joue ses cartes au hasard. Idéal pour découvrir le jeu." },
  marlow: { name: "Marlow", short: "prudent", words: "Joue solidement et pense un tour à l'avance." },
  vesper: { name: "Vesper", short: "rapide, anticipe", words: "Anticipe un peu avant chaque décision." },
  quill: { name: "Quill", short: "patient", words: "Réfléchit une seconde avant chaque décision." },
  atlas: { name: "Atlas", short: "le plus fort", words: "Réfléchit trois secondes. Le bot le plus fort." },
});

export const symbols = byKey({
  credit: "crédit",
  "recurring-credit": "crédit récurrent",
  click: "clic",
  subroutine: "routine",
  trash: "effacer",
  interrupt: "interruption",
  mu: "unité de mémoire",
  link: "lien",
});

export const learn = {
  title: "Apprendre à jouer",
  intro: "De courtes leçons, une idée à la fois. Deux minutes environ par leçon, dans l'ordre qui vous plaît.",
  side: (side: string): string => `Jouer : ${side}`,
  about: byKey({
    runner: "Infiltrez les serveurs et volez les projets. La plupart des joueurs commencent ici.",
    corp: "Cachez vos projets derrière vos glaces et finalisez-les avant qu'on ne les vole.",
  }),
  progress: (done: number, all: number): string => (done > 1 ? `${done} leçons terminées sur ${all}` : `${done} leçon terminée sur ${all}`),
  done: "Terminée",
  next: "À suivre",
  firstGame: "Jouer une première partie",
  firstGameMeans: "Une partie complète contre un bot, avec des decks simples. Des conseils sont là si vous en voulez.",
  lesson: (number: number, all: number): string => `Leçon ${number} sur ${all}`,
  step: (number: number, all: number): string => `Étape ${number} sur ${all}`,
  goOn: "Suivant",
  finish: "Terminer la leçon",
  nextLesson: "Leçon suivante",
  again: "Recommencer",
  all: "Toutes les leçons",
  here: "Ici",
  another: "Pas encore celle-là. La leçon demande d'abord autre chose.",
  finished: "Leçon terminée",
};
