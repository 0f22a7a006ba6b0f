import "@fontsource/barlow-condensed/latin-500.css";
import "@fontsource/barlow-condensed/latin-700.css";
import "./tokens.css";
import { mount } from "svelte";
import { loadLanguage } from "./lib/locale";
import { loadPictures } from "./lib/pictures.svelte";
import { applyTheme } from "./lib/theme.svelte";

applyTheme();
void loadPictures();
await loadLanguage(); // before the modules that read the strings
const { default: App } = await import("./App.svelte");
const place = document.getElementById("page");
if (place) mount(App, { target: place });
