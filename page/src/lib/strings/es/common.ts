import { byKey } from "../format";

export const common = {
  name: "Sneakdoor",
  nav: { play: "Jugar", learn: "Aprender", decks: "Mazos", cards: "Cartas", replays: "Repeticiones", reference: "Reglas", account: "Cuenta", main: "Menú principal", skip: "Ir al contenido" },
  theme: { auto: "Tema: el del sistema", dark: "Tema: oscuro", light: "Tema: claro" },
  language: "Idioma",
  close: "Cerrar",
  back: "Volver",
  notFound: "Página no encontrada.",
  pageFailed: "No se pudo cargar esta página. ¿Está el servidor en marcha?",
  unreachable: "No se puede contactar con el servidor.",
  serverSays: (status: number, words: string): string => `Respuesta del servidor: ${status} ${words}`,
  loading: "Cargando …",
  more: "Mostrar más",
};

export const sides = byKey({ corp: "Corporación", runner: "Runner" });

export const types = byKey({
  agenda: "Plan",
  asset: "Ventaja",
  upgrade: "Mejora",
  operation: "Operación",
  ice: "Hielo",
  identity: "Identidad",
  event: "Evento",
  hardware: "Hardware",
  program: "Programa",
  resource: "Recurso",
});

export const factions = byKey({
  haas_bioroid: "Haas-Bioroid",
  jinteki: "Jinteki",
  nbn: "NBN",
  weyland_consortium: "Weyland Consortium",
  neutral_corp: "Neutral",
  anarch: "Anarquistas",
  criminal: "Delincuentes",
  shaper: "Moldeadores",
  adam: "Adam",
  apex: "Apex",
  sunny_lebeau: "Sunny Lebeau",
  neutral_runner: "Neutral",
});

export const face = {
  facedown: "Carta boca abajo",
  facedownIce: "Hielo boca abajo",
  cost: "coste",
  strength: "fuerza",
  memory: "memoria",
  trash: "coste de destrucción",
  points: "puntos de plan",
  requirement: "avances necesarios",
  influence: "influencia",
  link: "enlace",
  unique: "única",
  unrezzed: "suspendida",
  noText: "Sin texto.",
  notKnown: "No sabes qué es.",
  minimum: "al menos",
  cards: "cartas",
  broken: "rota",
  limitless: "sin límite",
  unrezzedIce: "Hielo suspendido",
  unrezzedShort: "Suspendida",
  facedownShort: "Boca abajo",
  tokens: byKey({ credit: "créditos", credits: "créditos", advancement: "fichas de avance", virus: "contadores de virus", power: "contadores de poder", agenda: "contadores de plan" }),
};

export const bots = byKey({
  pip: { name: "Pip", short: "juega lo que sea", words: "Juega cartas al azar. Bueno para echar un vistazo." },
  marlow: { name: "Marlow", short: "prudente", words: "Juega con solidez y piensa un turno por delante." },
  vesper: { name: "Vesper", short: "rápida, se anticipa", words: "Se anticipa un poco antes de cada decisión." },
  quill: { name: "Quill", short: "paciente", words: "Piensa un segundo antes de cada decisión." },
  atlas: { name: "Atlas", short: "el más fuerte", words: "Piensa tres segundos. El bot más fuerte." },
});

export const symbols = byKey({
  credit: "crédito",
  "recurring-credit": "crédito recurrente",
  click: "clic",
  subroutine: "subrutina",
  trash: "destruir",
  interrupt: "interrupción",
  mu: "unidad de memoria",
  link: "enlace",
});

export const learn = {
  title: "Aprende a jugar",
  intro: "Lecciones cortas, con una idea cada una. Unos dos minutos por lección, en el orden que quieras.",
  side: (side: string): string => `Jugar como ${side}`,
  about: byKey({
    runner: "Entra en los servidores y roba planes. Casi todo el mundo empieza aquí.",
    corp: "Esconde tus planes tras el hielo y anótalos antes de que te los roben.",
  }),
  progress: (done: number, all: number): string => `${done} de ${all} lecciones completadas`,
  done: "Completada",
  next: "Siguiente",
  firstGame: "Jugar tu primera partida",
  firstGameMeans: "Una partida completa contra un bot con mazos sencillos. Hay pistas cuando las quieras.",
  lesson: (number: number, all: number): string => `Lección ${number} de ${all}`,
  step: (number: number, all: number): string => `Paso ${number} de ${all}`,
  goOn: "Siguiente",
  finish: "Terminar la lección",
  nextLesson: "Lección siguiente",
  again: "Empezar de nuevo",
  all: "Todas las lecciones",
  here: "Aquí",
  another: "Esa todavía no. La lección pide antes otra cosa.",
  finished: "Lección completada",
};
