/** The player's settings, kept in this browser. */
import { remember, remembered } from "./theme.svelte";

export type Pace = "normal" | "fast" | "off";
export const PACES: Pace[] = ["normal", "fast", "off"];
const FACTORS: Record<Pace, number> = { normal: 1, fast: 0.5, off: 0 };
const HALF = 0.4;

const pace = remembered("sneakdoor.pace") as Pace | null;
const volume = remembered("sneakdoor.volume");
const onPhone = matchMedia("(pointer: coarse)").matches;

export const settings = $state<{ pace: Pace; volume: number }>({
  pace: pace && PACES.includes(pace) ? pace : "normal",
  volume: volume === null ? (onPhone ? 0 : HALF) : Math.min(1, Math.max(0, Number(volume) || 0)),
});

export const paceFactor = (): number => FACTORS[settings.pace];

export function setPace(value: Pace): void {
  settings.pace = value;
  remember("sneakdoor.pace", value);
}
export function setVolume(value: number): void {
  settings.volume = value;
  remember("sneakdoor.volume", String(value));
}
