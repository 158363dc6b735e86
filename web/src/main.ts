import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { i18n } from "./lib/i18n.svelte";
import { applyTheme } from "./lib/theme";

applyTheme();
await i18n.start();
mount(App, { target: document.getElementById("app")! });
