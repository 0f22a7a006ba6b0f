/** Sounds of the main events, synthesised with oscillators: no files. */
import { settings } from "../lib/settings.svelte";
import type { Moment } from "./moments";

interface Note {
  from: number; // hertz
  to?: number;
  at?: number; // start, in seconds
  long: number;
  wave?: OscillatorType;
  loud?: number;
}

const up = (...tones: number[]): Note[] => tones.map((from, n) => ({ from, at: n * 0.09, long: 0.16, wave: "triangle" }));
const SOUNDS: Record<string, Note[]> = {
  "run begins": [{ from: 70, to: 190, long: 0.4, wave: "sawtooth", loud: 0.5 }],
  "approach ice": [{ from: 520, long: 0.05 }],
  passed: [{ from: 660, long: 0.05 }],
  rezzed: [
    { from: 190, to: 80, long: 0.18, wave: "square", loud: 0.5 },
    { from: 120, at: 0.14, long: 0.12, wave: "square", loud: 0.5 },
  ],
  encounter: [{ from: 150, to: 165, long: 0.3, wave: "sawtooth", loud: 0.4 }],
  broken: [{ from: 900, to: 1400, long: 0.06, wave: "square", loud: 0.4 }],
  subroutine: [{ from: 110, to: 45, long: 0.22, wave: "sine", loud: 1.2 }],
  accessed: [
    { from: 300, to: 330, long: 0.4, loud: 0.5 },
    { from: 495, at: 0.25, long: 0.25, wave: "triangle" },
  ],
  stolen: up(523, 659, 784),
  scored: up(392, 494, 587),
  damaged: [{ from: 85, to: 40, long: 0.3, loud: 1.4 }],
  trashed: [{ from: 240, to: 120, long: 0.1, wave: "triangle" }],
  tagged: [{ from: 700, to: 350, long: 0.2, wave: "square", loud: 0.4 }],
  "credits gained": [
    { from: 1250, long: 0.04 },
    { from: 1650, at: 0.05, long: 0.06 },
  ],
  turn: up(220, 330),
  "game over": up(262, 330, 392, 523),
};
const LOUDNESS = 0.14;
const ATTACK = 0.01;
let context: AudioContext | null = null;

export function play(moment: Moment): void {
  const notes = SOUNDS[moment.kind];
  if (!notes || !settings.volume || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const note of notes) sing(context, note);
}

function sing(on: AudioContext, { from, to = from, at = 0, long, wave = "sine", loud = 1 }: Note): void {
  const start = on.currentTime + at;
  const tone = on.createOscillator();
  const gain = on.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + long);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(LOUDNESS * loud * settings.volume, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  tone.connect(gain).connect(on.destination);
  tone.start(start);
  tone.stop(start + long);
}
