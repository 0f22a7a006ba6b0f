/** Dark or light: the system's preference, unless the player has chosen. */
export type Theme = "auto" | "dark" | "light";
const KEY = "sneakdoor.theme";

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage may be blocked; then nothing is remembered
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // as above
  }
}

const first = remembered(KEY);
export const theme = $state<{ value: Theme }>({ value: first === "dark" || first === "light" ? first : "auto" });

export function applyTheme(): void {
  const root = document.documentElement;
  if (theme.value === "auto") root.removeAttribute("data-theme");
  else root.setAttribute("data-theme", theme.value);
}

export function setTheme(value: Theme): void {
  theme.value = value;
  remember(KEY, value);
  applyTheme();
}

export function nextTheme(): void {
  setTheme(theme.value === "auto" ? "dark" : theme.value === "dark" ? "light" : "auto");
}
