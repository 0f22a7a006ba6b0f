import "./tokens.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { applyTheme } from "./lib/theme.svelte";

applyTheme();
const place = document.getElementById("page");
if (place) mount(App, { target: place });
