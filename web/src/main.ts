import { mount } from "svelte";

import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";

import "./fonts.css";
import "./tokens.css";
import "./base.css";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

await settings.load();
mount(App, { target });
