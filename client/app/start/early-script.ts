import { CONSENT_COOKIE } from "../../../shared/domain/consent/consent.ts";
import { DISMISSED_LINES } from "../../features/header/dismissed-lines.ts";
import { GRID_KEY } from "../../state/grid-choice.ts";
import { ENTRY_ID } from "./entry-id.ts";
import { reportBeforeStart } from "./report-before-start.ts";

/** Applies the grid sizes stored in this browser, which shared pages cannot contain. */
const choices = `try{const g=JSON.parse(localStorage.getItem("${GRID_KEY}"));document.documentElement.dataset.gridMobile=g.mobile;document.documentElement.dataset.gridDesktop=g.desktop}catch(e){}`;

const consent = `/(^|; *)${CONSENT_COOKIE}=1\\.a?p?m/.test(document.cookie)&&(document.documentElement.dataset.marketing="");`;

const presses = `for(const t of["click","submit"])addEventListener(t,e=>{document.pressed=e},!0);`;

/** Keeps a phone from loading lazy pictures (base.css) until the client's script has loaded or failed, but 2.5 seconds at most. */
const waiting = `const d=document.documentElement,w=()=>{delete d.dataset.waiting};d.dataset.waiting="";setTimeout(w,2500);`;

/**
 * Focuses the element with `autofocus` and scrolls to it, unless the shopper has scrolled (shell-21). Some mobile browsers ignore the
 * attribute, and others scroll before the page has its height or its style sheet.
 */
const outcome = `const f=()=>{const d=document,o=d.querySelector("main [autofocus]");!o||scrollY||(d.activeElement===d.body&&o.focus(),d.activeElement===o&&o.scrollIntoView({block:"center"}))};addEventListener("load",f);`;

/**
 * Imports the client's script in the task after the first paint, or immediately in a background tab, which does not paint. If the file
 * fails, the page works without JavaScript.
 */
const start = `addEventListener("DOMContentLoaded",()=>{requestAnimationFrame(f);const s=()=>import(document.getElementById("${ENTRY_ID}").href).then(w,w);document.hidden?s():requestAnimationFrame(()=>setTimeout(s))})`;

/** The shopper has dismissed the lines above the header for this visit (rotate-lines.ts). */
const quiet = `try{sessionStorage["${DISMISSED_LINES}"]&&(document.documentElement.dataset.quiet="")}catch(e){}`;

export const earlyScript = `{${choices}${quiet}${consent}${presses}${waiting}${outcome}${reportBeforeStart}${start}}`;
