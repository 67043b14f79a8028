import { CONSENT_COOKIE } from "../../../shared/domain/consent/consent.ts";
import { GRID_KEY } from "../../state/grid-choice.ts";

export const ENTRY_ID = "entry";

/** Shared pages cannot contain choices that are stored in this browser. */
const choices = `try{const g=JSON.parse(localStorage.getItem("${GRID_KEY}"));document.documentElement.dataset.gridMobile=g.mobile;document.documentElement.dataset.gridDesktop=g.desktop}catch(e){}`;

const consent = `/(^|; *)${CONSENT_COOKIE}=1\\.a?p?m/.test(document.cookie)&&(document.documentElement.dataset.marketing="");`;

const presses = `for(const t of["click","submit"])addEventListener(t,e=>{document.pressed=e},!0);`;

/** Pictures hidden on a phone wait for the script (base.css), or for a timeout if it fails. */
const waiting = `const d=document.documentElement,w=()=>{delete d.dataset.waiting};d.dataset.waiting="";setTimeout(w,2500);`;

/**
 * Some mobile browsers ignore `autofocus`, and others focus before the page has its height and so scroll to nothing (shell-21). Focusing
 * before the style sheet has loaded would scroll to the wrong place. A shopper who has scrolled is left alone.
 */
const outcome = `const f=()=>{const d=document,o=d.querySelector("main [autofocus]");!o||scrollY||(d.activeElement===d.body&&o.focus(),d.activeElement===o&&o.scrollIntoView({block:"center"}))};addEventListener("load",f);`;

/**
 * The client's script runs in the task after the first paint; a background tab does not paint and starts at once. If the file fails, the
 * page works without JavaScript.
 */
const start = `addEventListener("DOMContentLoaded",()=>{requestAnimationFrame(f);const s=()=>import(document.getElementById("${ENTRY_ID}").href).then(w,w);document.hidden?s():requestAnimationFrame(()=>setTimeout(s))})`;

export const earlyScript = `{${choices}${consent}${presses}${waiting}${outcome}${start}}`;
