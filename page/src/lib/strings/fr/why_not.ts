import type { WhyNot } from "../../../learn/why_not";

export default {
  "runner-turn": {
    credit: "Vous pourrez le faire à n'importe quel tour. Cette étape parle d'argent : voyez comment un clic devient un crédit.",
    draw: "Une autre fois. Avec deux cartes en main, une troisième vaut ici plus que tout le reste.",
    "credit-again": "Pas maintenant. Vous avez encore peu d'argent : changez ce clic en crédit.",
    "last-click": "Il reste un clic, et un crédit en est l'usage le plus sûr. Regardez ensuite jouer la Corpo.",
  },
  "runner-economy": {
    "too-dear": "Ce serait possible, mais essayez d'abord la carte trop chère pour vous, pour voir comment la table l'explique.",
    save: "Cela ne rapporte rien. Il vous manque un crédit pour Sure Gamble : un clic suffit.",
    gamble: "Jouez d'abord Sure Gamble. De 5 crédits elle en fait 9, et tout le reste devient plus facile.",
    job: "Installez d'abord Armitage Codebusting : plus tôt elle est en jeu, plus souvent elle paie.",
    work: "Un simple clic rapporte 1 crédit. Le même clic sur Armitage Codebusting en rapporte 2.",
  },
  "runner-install": {
    program: "Commencez par Corroder. Sans brise-glace, la plupart des glaces vous arrêtent.",
    hardware: "Installez d'abord la puce. Elle fait de la place pour les prochains programmes.",
    resource: "Il manque encore une carte à votre rig : installez Access to Globalsec.",
  },
  "runner-run": {
    run: "L'argent et les cartes ne gagnent pas tout seuls. HQ est sans défense, et rien ne vaut mieux un clic qu'un serveur sans défense.",
  },
  "runner-break": {
    run: "Vous êtes prêt : Corroder est installé et vous avez des crédits. Server 1 est le seul serveur où il y a une carte à trouver.",
    boost: "Corroder est plus faible que cette glace et ne peut encore rien neutraliser. Augmentez d'abord sa force.",
    break: "Si vous ne la neutralisez pas, la routine met fin au piratage. Corroder est maintenant assez fort : neutralisez-la.",
  },
  "runner-access": {
    run: "Les autres serveurs n'ont rien pour vous dans cette leçon. La première carte de R&D est celle que la Corpo piocherait ensuite.",
    trash: "Si vous laissez PAD Campaign, la Corpo la pioche et en tire de l'argent à chaque tour. Vous pouvez payer les 4 crédits.",
  },
  "runner-steal": {
    run: "La Corpo peut finaliser cette carte à son prochain tour. Chaque clic qui n'est pas un piratage de Server 1 l'aide.",
    break: "Si rien ne la neutralise, Ice Wall met fin au piratage et le projet reste en place. Il suffit d'un crédit.",
  },
  "runner-damage": {
    draw: "Trop dangereux pour l'instant : avec deux cartes en main, un piège peut mettre fin à la partie. Piochez d'abord.",
    "draw-again": "Avec trois cartes, vous ne survivez pas à 4 dégâts. Piochez encore.",
    "draw-third": "Avec quatre cartes, vous survivriez à 4 dégâts, mais la main vide. Piochez encore une fois, puis allez voir.",
    run: "Vous avez assez de cartes, et c'est votre dernier clic. Découvrez ce que cache Server 1.",
  },
  "runner-tags": {
    remove: "Retirez d'abord le tag. Tant que vous le gardez, la Corpo peut effacer vos ressources.",
  },
  "runner-reading": {
    run: "Revoyez les indices : la carte avancée derrière une glace est celle à laquelle tient la Corpo. Piratez Server 2.",
    break: "Ice Wall mettrait fin au piratage. Corroder neutralise sa routine pour 1 crédit.",
  },
  "corp-turn": {
    credit: "C'est possible, mais voyez d'abord comment un clic devient un crédit.",
    draw: "Plus tard. Piochez maintenant une carte de R&D avec un clic.",
    "last-click": "Il reste un clic. Prenez un crédit et laissez jouer le Runner.",
  },
  "corp-economy": {
    operation: "Jouez d'abord Hedge Fund. Vous avez juste de quoi la payer, et elle double presque votre argent.",
    asset: "PAD Campaign devrait être en jeu avant le tour du Runner : installez-la.",
    "last-click": "Prenez le crédit. Il vous en faudra bientôt 2 pour PAD Campaign.",
    rez: "Si vous attendez, votre tour commence sans elle et elle ne rapporte rien. C'est le moment de l'activer.",
  },
  "corp-ice": {
    install: "Avec un projet dans HQ et rien devant, le premier piratage venu pourrait le voler. La glace d'abord.",
    where: "Il n'y a rien à protéger dans ce serveur. Votre projet est dans HQ.",
    "keep-credits": "Activer Wall of Static coûte 3 crédits. Ménagez votre argent et prenez un crédit.",
    "last-click": "Encore un crédit, pour être sûr de pouvoir payer la glace quand le Runner viendra.",
    rez: "Une glace face cachée n'arrête personne. Si vous ne l'activez pas maintenant, le Runner passe.",
  },
  "corp-score": {
    install: "On ne finalise rien depuis la main. Installez d'abord le projet.",
    where: "Partout ailleurs, il serait à découvert. Dans Server 1, Wall of Static le protège.",
    advance: "Chaque tour compte : un avancement de plus maintenant, c'est un de moins au prochain tour.",
    "advance-again": "Utilisez le dernier clic pour un deuxième avancement, afin de pouvoir finir au prochain tour.",
    "next-turn": "Il manque deux avancements et vous avez les clics pour les deux. Ne laissez pas un tour de plus au Runner.",
    fourth: "Il manque un avancement. Vous pourrez ensuite le finaliser aussitôt.",
    score: "Il est prêt. Tant qu'un projet n'est pas finalisé, on peut encore le voler.",
  },
  "corp-win": {
    advance: "Vous pouvez gagner ce tour-ci, mais seulement si chaque clic va au projet.",
    "advance-again": "Encore un avancement, et il pourra être finalisé.",
    score: "Finalisez-le. Ces deux points gagnent la partie.",
  },
  "corp-trap": {
    install: "Dans votre main, un piège ne sert que si le Runner l'y trouve. Mettez-le là où il ressemble à un projet.",
    advance: "Une carte sans avancement paraît inoffensive et n'inflige aucun dégât. Avancez-la.",
    "advance-again": "Un avancement inflige 2 dégâts, et le Runner a 3 cartes. Il vous faut les deux.",
    spring: "Le Runner l'a trouvé : sans le crédit, il ne fait rien. Payez-le.",
  },
  "corp-tags": {
    trash: "Le tag aura peut-être disparu au prochain tour. Servez-vous-en d'abord pour priver le Runner de ses revenus.",
    scorch: "Le Runner est encore taggé et a 3 cartes. Quatre dégâts mettent fin à la partie : jouez Scorched Earth.",
  },
  "corp-bluff": {
    install: "Le bluff commence avec le projet en jeu, là où personne n'en attend un. Installez Hostile Takeover.",
    wait: "Cela dirait au Runner ce que c'est. On n'avance pas un avoir, alors n'y touchez pas.",
    "wait-again": "Patience. Encore un crédit, et rien dans cette carte ne fait penser à un projet.",
    advance: "C'est le moment : deux clics et il est prêt ce tour-ci, avant que le Runner puisse réagir.",
    "advance-again": "Il lui faut encore un avancement.",
    score: "Finalisez-le maintenant, avant que le Runner voie ce que c'était.",
  },
} satisfies WhyNot;
