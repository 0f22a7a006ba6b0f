import type { WhyNot } from "../../../learn/why_not";

export default {
  "runner-turn": {
    credit: "Das geht in jedem Zug. Hier geht es um Geld: Sieh, wie aus einem Klick ein Credit wird.",
    draw: "Ein andermal. Mit zwei Karten auf der Hand ist eine dritte hier mehr wert als alles andere.",
    "credit-again": "Jetzt nicht. Du hast noch wenig Geld, also mach aus diesem Klick einen Credit.",
    "last-click": "Ein Klick ist übrig, und ein Credit ist die sicherste Wahl. Dann sieh zu, wie der Konzern spielt.",
  },
  "runner-economy": {
    "too-dear": "Das ginge, aber versuch es zuerst mit der Karte, die du nicht bezahlen kannst. Dann siehst du, wie der Tisch es erklärt.",
    save: "Das bringt kein Geld. Für Sure Gamble fehlt dir ein Credit: Ein Klick genügt.",
    gamble: "Spiel zuerst Sure Gamble. Es macht aus 5 Credits 9, und danach ist alles andere leichter.",
    job: "Installiere zuerst Armitage Codebusting: Je früher sie liegt, desto öfter zahlt sie.",
    work: "Ein Klick allein bringt 1 Credit. Derselbe Klick für Armitage Codebusting bringt 2.",
  },
  "runner-install": {
    program: "Fang mit Corroder an. Ohne Brecher hält dich das meiste Ice auf.",
    hardware: "Installiere zuerst den Chip. Er macht Platz für die nächsten Programme.",
    resource: "Eine Karte fehlt noch in deinem Rig: Installiere Access to Globalsec.",
  },
  "runner-run": {
    run: "Geld und Karten allein gewinnen nicht. HQ ist offen, und nichts ist einen Klick mehr wert als ein offener Server.",
  },
  "runner-break": {
    run: "Du bist bereit: Corroder ist installiert und du hast Credits. Nur in Server 1 gibt es eine Karte zu finden.",
    boost: "Corroder ist schwächer als dieses Ice und kann noch nichts brechen. Erhöhe zuerst seine Stärke.",
    break: "Wenn du die Subroutine nicht brichst, beendet sie den Run. Corroder ist jetzt stark genug: Brich sie.",
  },
  "runner-access": {
    run: "In den anderen Servern gibt es in dieser Lektion nichts zu holen. Oben auf R&D liegt, was der Konzern als Nächstes ziehen würde.",
    trash: "Lässt du PAD Campaign liegen, zieht der Konzern sie und verdient jeden Zug daran. Die 4 Credits kannst du dir leisten.",
  },
  "runner-steal": {
    run: "Der Konzern kann diese Karte in seinem nächsten Zug punkten. Jeder Klick, der kein Run auf Server 1 ist, hilft ihm.",
    break: "Ungebrochen beendet Ice Wall den Run, und die Agenda bleibt, wo sie ist. Ein Credit bricht die Subroutine.",
  },
  "runner-damage": {
    draw: "Jetzt zu gefährlich: Mit zwei Karten auf der Hand kann eine Falle das Spiel beenden. Zieh zuerst.",
    "draw-again": "Mit drei Karten überlebst du 4 Schaden nicht. Zieh noch eine.",
    "draw-third": "Mit vier Karten würdest du 4 Schaden überleben, aber mit leerer Hand. Zieh noch einmal, dann sieh nach.",
    run: "Du hast genug Karten, und das ist dein letzter Klick. Finde heraus, was in Server 1 liegt.",
  },
  "runner-tags": {
    remove: "Werde zuerst die Markierung los. Solange du sie hast, kann der Konzern deine Ressourcen zerstören.",
  },
  "runner-reading": {
    run: "Achte noch einmal auf die Zeichen: Dem Konzern geht es um die entwickelte Karte hinter dem Ice. Mach einen Run auf Server 2.",
    break: "Ice Wall würde den Run beenden. Corroder bricht die Subroutine für 1 Credit.",
  },
  "corp-turn": {
    credit: "Das geht auch, aber sieh dir zuerst an, wie aus einem Klick ein Credit wird.",
    draw: "Später. Zieh jetzt mit einem Klick eine Karte aus R&D.",
    "last-click": "Ein Klick ist übrig. Nimm einen Credit und lass den Runner spielen.",
  },
  "corp-economy": {
    operation: "Spiel zuerst Hedge Fund. Dein Geld reicht gerade dafür, und es verdoppelt sich fast.",
    asset: "PAD Campaign sollte vor dem Zug des Runners auf dem Tisch liegen: Installiere sie.",
    "last-click": "Nimm den Credit. Für PAD Campaign brauchst du bald 2.",
    rez: "Wenn du wartest, beginnt dein Zug ohne sie und sie zahlt nichts. Jetzt ist der Moment, sie zu rezzen.",
  },
  "corp-ice": {
    install: "Solange eine Agenda auf der Hand und nichts vor HQ liegt, kann sie jeder Run stehlen. Zuerst kommt Ice.",
    where: "In diesem Server gibt es nichts zu schützen. Deine Agenda ist in HQ.",
    "keep-credits": "Wall of Static zu rezzen kostet 3 Credits. Halte dein Geld zusammen und nimm einen Credit.",
    "last-click": "Noch ein Credit, damit du das Ice sicher bezahlen kannst, wenn der Runner kommt.",
    rez: "Verdecktes Ice hält niemanden auf. Rezzt du es jetzt nicht, geht der Runner daran vorbei.",
  },
  "corp-score": {
    install: "Von der Hand lässt sich nichts punkten. Installiere zuerst die Agenda.",
    where: "Überall sonst läge sie offen da. In Server 1 wird sie von Wall of Static geschützt.",
    advance: "Jeder Zug zählt: Jede Entwicklung jetzt ist im nächsten Zug eine weniger.",
    "advance-again": "Nutze den letzten Klick für eine zweite Entwicklung, damit du im nächsten Zug fertig wirst.",
    "next-turn": "Es fehlen zwei Entwicklungen, und du hast die Klicks für beide. Gib dem Runner keinen weiteren Zug.",
    fourth: "Es fehlt eine Entwicklung. Dann kannst du sie sofort punkten.",
    score: "Sie ist fertig. Eine Agenda, die nicht gepunktet ist, kann noch gestohlen werden.",
  },
  "corp-win": {
    advance: "Du kannst in diesem Zug gewinnen, aber nur, wenn jeder Klick in die Agenda geht.",
    "advance-again": "Noch eine Entwicklung, und du kannst sie punkten.",
    score: "Punkte sie. Diese zwei Punkte gewinnen das Spiel.",
  },
  "corp-trap": {
    install: "Auf der Hand wirkt eine Falle nur, wenn der Runner sie dort findet. Leg sie dorthin, wo sie wie eine Agenda aussieht.",
    advance: "Eine Karte ohne Entwicklung sieht harmlos aus und macht keinen Schaden. Entwickle sie.",
    "advance-again": "Eine Entwicklung macht 2 Schaden, und der Runner hat 3 Karten. Du brauchst beide.",
    spring: "Der Runner hat die Falle gefunden: Ohne den Credit tut sie nichts. Zahl ihn.",
  },
  "corp-tags": {
    trash: "Im nächsten Zug ist die Markierung vielleicht weg. Nutze sie zuerst, um dem Runner sein Einkommen zu nehmen.",
    scorch: "Der Runner ist noch markiert und hat 3 Karten. Vier Schaden beenden das Spiel: Spiel Scorched Earth.",
  },
  "corp-bluff": {
    install: "Der Bluff beginnt damit, dass die Agenda dort liegt, wo niemand eine erwartet. Installiere Hostile Takeover.",
    wait: "Das würde dem Runner verraten, was es ist. Einen Aktivposten lässt man in Ruhe, also lass die Karte in Ruhe.",
    "wait-again": "Geduld. Noch ein Credit, und nichts an dieser Karte sieht nach einer Agenda aus.",
    advance: "Jetzt ist es so weit: zwei Klicks, und sie ist noch in diesem Zug fertig, bevor der Runner reagieren kann.",
    "advance-again": "Sie braucht noch eine Entwicklung.",
    score: "Punkte sie jetzt, bevor der Runner sieht, was es war.",
  },
} satisfies WhyNot;
