import type { WhyNot } from "../../../learn/why_not";

export default {
  "runner-turn": {
    credit: "Eso puedes hacerlo en cualquier turno. Este paso trata del dinero: mira cómo un clic se convierte en un crédito.",
    draw: "En otro momento. Con dos cartas en la mano, una tercera vale aquí más que cualquier otra cosa.",
    "credit-again": "Ahora no. Todavía tienes poco dinero, así que convierte este clic en un crédito.",
    "last-click": "Queda un clic, y lo más seguro es coger un crédito. Después mira cómo juega la Corporación.",
  },
  "runner-economy": {
    "too-dear": "Eso se podría, pero prueba antes la carta que no puedes pagar, para ver cómo lo explica la mesa.",
    save: "Eso no da dinero. Te falta un crédito para Sure Gamble: con un clic lo tienes.",
    gamble: "Juega primero Sure Gamble. Convierte 5 créditos en 9, y después todo es más fácil.",
    job: "Instala primero Armitage Codebusting: cuanto antes esté en la mesa, más veces paga.",
    work: "Un clic solo da 1 crédito. El mismo clic en Armitage Codebusting da 2.",
  },
  "runner-install": {
    program: "Empieza por Corroder. Sin rompehielos, casi todo el hielo te detiene.",
    hardware: "Instala primero el chip. Hace sitio para los próximos programas.",
    resource: "Aún falta una carta en tu equipo: instala Access to Globalsec.",
  },
  "runner-run": {
    run: "El dinero y las cartas no ganan por sí solos. HQ está abierto, y no hay mejor uso para un clic que un servidor abierto.",
  },
  "runner-break": {
    run: "Todo está listo: Corroder está instalado y tienes créditos. Server 1 es el único servidor donde hay una carta que encontrar.",
    boost: "Corroder es más débil que este hielo y aún no puede romper nada. Sube primero su fuerza.",
    break: "Si no la rompes, la subrutina acaba la incursión. Corroder ya es bastante fuerte: rómpela.",
  },
  "runner-access": {
    run: "Los otros servidores no tienen nada para ti en esta lección. La primera carta de R&D es la que robaría la Corporación a continuación.",
    trash: "Si dejas PAD Campaign, la Corporación la roba y gana dinero con ella cada turno. Puedes pagar los 4 créditos.",
  },
  "runner-steal": {
    run: "La Corporación puede anotar esa carta en su próximo turno. Cada clic que no sea una incursión en Server 1 la ayuda.",
    break: "Si no la rompes, la subrutina de Ice Wall acaba la incursión y el plan se queda ahí. Basta un crédito.",
  },
  "runner-damage": {
    draw: "Ahora es demasiado peligroso: con dos cartas en la mano, una trampa puede acabar la partida. Roba primero.",
    "draw-again": "Con tres cartas no sobrevives a 4 puntos de daño. Roba otra vez.",
    "draw-third": "Con cuatro cartas sobrevivirías a 4 puntos de daño, pero con la mano vacía. Roba una vez más y después mira.",
    run: "Tienes cartas suficientes y este es tu último clic. Descubre qué hay en Server 1.",
  },
  "runner-tags": {
    remove: "Primero quítate la marca. Mientras la tengas, la Corporación puede destruir tus recursos.",
  },
  "runner-reading": {
    run: "Fíjate otra vez en las señales: la carta avanzada detrás del hielo es la que le importa a la Corporación. Haz una incursión en Server 2.",
    break: "Ice Wall acabaría la incursión. Corroder rompe su subrutina por 1 crédito.",
  },
  "corp-turn": {
    credit: "Se puede, pero mira primero cómo un clic se convierte en un crédito.",
    draw: "Más tarde. Ahora roba una carta de R&D con un clic.",
    "last-click": "Queda un clic. Coge un crédito y deja jugar al Runner.",
  },
  "corp-economy": {
    operation: "Juega primero Hedge Fund. Tienes lo justo para pagarla, y casi duplica tu dinero.",
    asset: "PAD Campaign debería estar en la mesa antes del turno del Runner: instálala.",
    "last-click": "Coge el crédito. Pronto necesitarás 2 para PAD Campaign.",
    rez: "Si esperas, tu turno empieza sin ella y no paga nada. Este es el momento de ejecutarla.",
  },
  "corp-ice": {
    install: "Con un plan en HQ y nada delante, cualquier incursión podría robarlo. Primero el hielo.",
    where: "En ese servidor no hay nada que proteger. Tu plan está en HQ.",
    "keep-credits": "Ejecutar Wall of Static cuesta 3 créditos. Guarda tu dinero y coge un crédito.",
    "last-click": "Un crédito más, para poder pagar el hielo con seguridad cuando venga el Runner.",
    rez: "El hielo boca abajo no detiene a nadie. Si no lo ejecutas ahora, el Runner pasa de largo.",
  },
  "corp-score": {
    install: "Desde la mano no se anota nada. Instala primero el plan.",
    where: "En cualquier otro sitio estaría al descubierto. En Server 1 lo protege Wall of Static.",
    advance: "Cada turno cuenta: un avance más ahora es uno menos en el próximo turno.",
    "advance-again": "Usa el último clic para un segundo avance, y así podrás acabarlo en el próximo turno.",
    "next-turn": "Faltan dos avances y tienes clics para los dos. No le des otro turno al Runner.",
    fourth: "Falta un avance. Después puedes anotarlo enseguida.",
    score: "Está listo. Un plan sin anotar aún se puede robar.",
  },
  "corp-win": {
    advance: "Puedes ganar en este turno, pero solo si dedicas todos los clics al plan.",
    "advance-again": "Un avance más y se podrá anotar.",
    score: "Anótalo. Esos dos puntos ganan la partida.",
  },
  "corp-trap": {
    install: "En tu mano, una trampa solo sirve si el Runner la encuentra ahí. Ponla donde parezca un plan.",
    advance: "Una carta sin avances parece inofensiva y no hace daño. Avánzala.",
    "advance-again": "Un avance hace 2 puntos de daño y el Runner tiene 3 cartas. Necesitas los dos.",
    spring: "El Runner la ha encontrado: sin el crédito no hace nada. Págalo.",
  },
  "corp-tags": {
    trash: "Puede que la marca ya no esté en el próximo turno. Úsala antes para quitarle los ingresos al Runner.",
    scorch: "El Runner sigue marcado y tiene 3 cartas. Cuatro puntos de daño acaban la partida: juega Scorched Earth.",
  },
  "corp-bluff": {
    install: "El farol empieza con el plan en la mesa, donde nadie espera uno. Instala Hostile Takeover.",
    wait: "Eso le diría al Runner lo que es. Una ventaja no se avanza, así que no la toques.",
    "wait-again": "Paciencia. Un crédito más, y nada en esa carta hace pensar en un plan.",
    advance: "Es el momento: dos clics y está listo en este turno, antes de que el Runner pueda reaccionar.",
    "advance-again": "Necesita un avance más.",
    score: "Anótalo ahora, antes de que el Runner vea lo que era.",
  },
} satisfies WhyNot;
