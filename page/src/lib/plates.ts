/**
 * The picture of a card, generated from its title in the style of its faction: the same title always gives the same
 * picture. It is a mask: white is drawn in the faction's tone, black is cut out.
 */
const WIDE = 200;
const HIGH = 120;

interface Brush {
  between(low: number, high: number): number;
  pick<T>(...from: T[]): T;
  path(d: string, more?: string): void;
  dot(x: number, y: number, r: number, more?: string): void;
  shape(points: readonly (readonly [number, number])[], opacity: number): void;
}
type Grammar = (brush: Brush) => void;

const short = (value: number): number => Math.round(value * 10) / 10;
const LINE = 'fill="none" stroke="#fff"';
const CUT = 'fill="none" stroke="#000"';
const FILL = 'fill="#fff"';

/** A small random number generator (mulberry32), seeded by a string (FNV-1a). */
function seeded(words: string): () => number {
  let seed = 2166136261;
  for (const letter of words) seed = Math.imul(seed ^ letter.codePointAt(0)!, 16777619);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const bars: Grammar = ({ between, path, dot }) => {
  const slow = between(0.02, 0.06);
  const fast = between(0.05, 0.13);
  const shift = between(0, 6);
  const eye = between(60, 140);
  for (let x = 1; x < WIDE; x += 8) {
    const much = Math.abs(Math.sin(x * slow + shift) * 0.6 + Math.sin(x * fast) * 0.4);
    const tall = 14 + much * (HIGH - 20);
    path(`M${x} ${short((HIGH - tall) / 2)}v${short(tall)}`, `${LINE} stroke-width="${short(1.2 + 3.8 * much)}" opacity="${short(0.35 + 0.6 * much)}"`);
  }
  dot(eye, HIGH / 2, 25, 'fill="#000" stroke="#fff" stroke-width="3"');
  dot(eye, HIGH / 2, 11, FILL);
};

const ripples: Grammar = ({ between, pick, path, dot }) => {
  for (let n = 0; n < 2; n++) {
    const [x, y] = [between(20, 180), between(10, 110)];
    for (let ring = 1; ring < 10; ring++) dot(x, y, ring * 10 + between(0, 3), `${LINE} stroke-width="${short(2.4 - ring * 0.2)}" opacity="${short(0.95 - ring * 0.075)}"`);
  }
  const [x, y] = [between(60, 140), HIGH * 0.55];
  const petals = pick(3, 5, 6);
  for (let n = 0; n < petals; n++) {
    const turn = short((360 / petals) * n + between(-6, 6));
    path(`M${short(x)} ${short(y)}c-12 -14 -12 -28 0 -42c12 14 12 28 0 42z`, `${FILL} opacity=".9" transform="rotate(${turn} ${short(x)} ${short(y)})"`);
  }
};

const rings: Grammar = ({ between, pick, path, dot }) => {
  const [x, y] = [pick(10, 190), pick(8, 112)];
  for (let n = 0; n < 9; n++) dot(x, y, 18 + n * 22, `${LINE} stroke-width="${pick(2, 4, 9, 3)}" opacity="${short(0.85 - n * 0.06)}"`);
  for (let n = 0; n < 7; n++) path(`M${short(between(0, 150))} ${8 + n * 17}h${short(between(14, 50))}`, `${CUT} stroke-width="7"`);
  dot(x, y, 12, FILL);
};

const skyline: Grammar = ({ between, pick, path }) => {
  for (let x = 0, wide = 0; x < WIDE; x += wide) {
    wide = pick(14, 18, 24, 30);
    const tall = between(0.25, 0.95) * HIGH;
    path(`M${x} ${HIGH}V${short(HIGH - tall)}h${wide - 3}V${HIGH}z`, `${FILL} opacity="${short(between(0.35, 0.95))}"`);
    for (let y = Math.floor(HIGH - tall) + 7; y < HIGH; y += 7) path(`M${x} ${y}h${wide - 3}`, `${CUT} stroke-width="1.6"`);
  }
};

const shards: Grammar = ({ between, path, shape }) => {
  for (let n = 0; n < 22; n++) {
    const [x, y, long] = [between(-20, 190), between(10, 150), between(30, 110)];
    const turn = between(-1.1, -0.6);
    const other = turn + between(0.08, 0.3);
    shape(
      [
        [x, y],
        [x + long * Math.cos(turn), y + long * Math.sin(turn)],
        [x + long * 0.7 * Math.cos(other), y + long * 0.7 * Math.sin(other)],
      ],
      between(0.3, 1),
    );
  }
  for (let n = 0; n < 5; n++) path(`M${short(between(0, 180))} ${short(between(0, 110))}l${short(between(20, 60))} ${short(-between(20, 50))}`, `${LINE} stroke-width="${short(between(1, 3))}"`);
};

const swells: Grammar = ({ between, pick, path, shape }) => {
  const [cx, cy, reach, lean] = [between(40, 160), between(35, 85), between(34, 78), between(-1, 1)];
  const mode = pick(0, 1, 2);
  const sign = pick(-1, 1);
  const far = (x: number, y: number): number =>
    mode === 0 ? Math.hypot(x - cx, (y - cy) * 1.1) : mode === 1 ? Math.abs((x - cx) * 0.8 + (y - cy) * 1.2 * sign) * 0.8 : Math.abs(x - cx) * 0.9 + Math.abs(y - cy) * 1.3;
  for (let y = 0; y <= HIGH; y += 6) {
    const above: [number, number][] = [];
    const below: [number, number][] = [];
    for (let x = 0; x <= WIDE; x += 20) {
      const thick = Math.max(0.35, 2.7 * Math.max(0, 1 - Math.abs(far(x, y) - reach * 0.55) / (reach * 0.62)));
      above.push([x, y - thick]);
      below.unshift([x, y + thick]);
    }
    shape([...above, ...below], 0.95);
  }
  path(`M${short(cx - 90)} ${short(cy + 90 * lean + 8)}L${short(cx + 90)} ${short(cy - 90 * lean + 8)}`, `${CUT} stroke-width="${short(between(5, 11))}"`);
};

const triangles: Grammar = ({ between, shape }) => {
  const side = 26;
  const tall = side * 0.866;
  const [across, down] = [between(0.02, 0.06), between(0.02, 0.07)];
  for (let row = 0; row < 6; row++) {
    for (let column = -1; column < 18; column++) {
      const [x, y] = [(column * side) / 2, row * tall];
      const much = 0.5 + 0.5 * Math.sin(x * across + y * down * 1.7 + between(-0.9, 0.9));
      if (much < 0.2) continue;
      const [foot, tip] = (row + column) % 2 === 0 ? [y + tall, y] : [y, y + tall];
      shape(
        [
          [x, foot],
          [x + side, foot],
          [x + side / 2, tip],
        ],
        much * 0.95,
      );
    }
  }
};

const brackets: Grammar = ({ pick, path }) => {
  for (let n = 0; n < 9; n++) {
    const far = n * 11;
    path(
      `M${94 - far} ${short(60 - far * 0.6)}v${short(far * 1.2)}M${106 + far} ${short(60 - far * 0.6)}v${short(far * 1.2)}`,
      `${LINE} stroke-width="${pick(2, 4, 6)}" opacity="${short(0.95 - 0.07 * n)}"`,
    );
  }
  path("M92 52h16v16H92z", FILL);
};

const chevrons: Grammar = ({ between, path }) => {
  const middle = between(70, 130);
  for (let n = 0; n < 12; n++)
    path(
      `M${short(middle - 140)} ${n * 14 - 90}L${short(middle)} ${n * 14 + 20}L${short(middle + 140)} ${n * 14 - 90}`,
      `${LINE} stroke-width="${1 + ((n * 7) % 5)}" opacity="${short(0.3 + 0.06 * n)}"`,
    );
};

const rays: Grammar = ({ between, path, dot }) => {
  const middle = between(60, 140);
  for (let n = 0; n < 24; n++) {
    const turn = (Math.PI * n) / 23;
    path(
      `M${short(middle + 34 * Math.cos(turn))} ${short(110 - 34 * Math.sin(turn))}L${short(middle + 170 * Math.cos(turn))} ${short(110 - 170 * Math.sin(turn))}`,
      `${LINE} stroke-width="${n % 2 ? 1 : 4}" opacity=".8"`,
    );
  }
  dot(middle, 110, 27, FILL);
};

const dots: Grammar = ({ between, pick, dot }) => {
  const [slow, fast, shift, from] = [between(0.02, 0.05), between(0.03, 0.08), between(0, 6), between(20, 180)];
  const mode = pick(0, 1, 2);
  const sign = pick(-1, 1);
  for (let y = 6; y < HIGH; y += 10) {
    for (let x = 6; x < WIDE; x += 10) {
      const wave =
        mode === 0
          ? Math.sin(x * slow + shift + Math.sin(y * fast) * 1.6)
          : mode === 1
            ? Math.cos(Math.hypot(x - from, y - 60) * slow * 2.2 + shift)
            : Math.sin((x + sign * y * 1.4) * slow * 1.6 + shift);
      const much = 0.5 + 0.5 * wave;
      const r = 0.5 + 3.6 * much;
      if (r > 1) dot(x, y, r, `${FILL} opacity="${short(0.4 + 0.5 * much)}"`);
    }
  }
};

/** Card backs: nested squares for the Corp, nested diamonds for the Runner. */
const squares: Grammar = ({ path }) => {
  for (let n = 0; n < 8; n++) path(`M${6 + n * 12} ${4 + n * 7}h${188 - n * 24}v${112 - n * 14}h${n * 24 - 188}z`, `${LINE} stroke-width="${n % 3 === 1 ? 4 : 1.5}" opacity=".9"`);
};
const diamonds: Grammar = ({ path }) => {
  for (let n = 0; n < 8; n++) path(`M100 ${-40 + n * 13}L${200 - n * 13} 60L100 ${160 - n * 13}L${n * 13} 60z`, `${LINE} stroke-width="${n % 3 === 1 ? 4 : 1.5}" opacity=".9"`);
};

const GRAMMARS: Record<string, Grammar> = {
  haas_bioroid: bars,
  jinteki: ripples,
  nbn: rings,
  weyland_consortium: skyline,
  anarch: shards,
  criminal: swells,
  shaper: triangles,
  adam: brackets,
  apex: chevrons,
  sunny_lebeau: rays,
  corp: squares,
  runner: diamonds,
};

const drawn = new Map<string, string>();

/** The plate of a card as a `mask-image` value; for a card back, `faction` is a side. */
export function plate(faction: string, title: string): string {
  const key = `${faction} ${title}`;
  const known = drawn.get(key);
  if (known) return known;
  const random = seeded(title);
  const out: string[] = [];
  const brush: Brush = {
    between: (low, high) => low + (high - low) * random(),
    pick: (...from) => from[Math.floor(random() * from.length)]!,
    path: (d, more = FILL) => void out.push(`<path d="${d}" ${more}/>`),
    dot: (x, y, r, more = FILL) => void out.push(`<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" ${more}/>`),
    shape: (points, opacity) => void out.push(`<path d="M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}z" ${FILL} opacity="${short(opacity)}"/>`),
  };
  (GRAMMARS[faction] ?? dots)(brush);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="xMidYMid slice">${out.join("")}</svg>`;
  const value = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
  drawn.set(key, value);
  return value;
}
