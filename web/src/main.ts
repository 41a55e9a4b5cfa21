import { mount } from "svelte";

import App from "./App.svelte";
import { offers } from "./lib/offers.svelte";
import { settings } from "./lib/settings.svelte";

import "./fonts.css";
import "./tokens.css";
import "./base.css";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

settings.load();
offers.take(document.getElementById("offers")?.textContent ?? "");
mount(App, { target });
