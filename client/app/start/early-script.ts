import { CONSENT_COOKIE } from "../../../shared/domain/consent/consent.ts";
import { GRID_KEY } from "../../state/grid-choice.ts";

/** The element of the head that names the client's entry. */
export const ENTRY_ID = "entry";

/** What a shopper has chosen for this browser and no shared page can know. */
const choices = `try{const g=JSON.parse(localStorage.getItem("${GRID_KEY}"));document.documentElement.dataset.gridMobile=g.mobile;document.documentElement.dataset.gridDesktop=g.desktop}catch(e){}`;

/** Lines that wait for consent to marketing have their place from the first paint, and none without it (wallets-15). */
const consent = `/(^|; *)${CONSENT_COOKIE}=1\\.a?p?m/.test(document.cookie)&&(document.documentElement.dataset.marketing="");`;

/** The last press, for what is to become of it (press-again.ts, follow-pressed.ts). */
const presses = `for(const t of["click","submit"])addEventListener(t,e=>{document.pressed=e},!0);`;

/** Pictures that a phone doesn't show yet wait for the script (base.css); should that not come, for a moment only. */
const waiting = `const d=document.documentElement,w=()=>{delete d.dataset.waiting};d.dataset.waiting="";setTimeout(w,2500);`;

/** Some phones' browsers do nothing with `autofocus` (shell-21). */
const outcome = `addEventListener("DOMContentLoaded",()=>{const o=document.querySelector("main [autofocus]");o&&document.activeElement===document.body&&o.focus()});`;

/**
 * The client's own script runs once the document has been painted: a first frame comes, and the task after it begins. A tab in
 * the background paints nothing, and has nothing to wait for. Where the file does not come, the page works as without script.
 */
const start = `addEventListener("DOMContentLoaded",()=>{const s=()=>import(document.getElementById("${ENTRY_ID}").href).then(w,w);document.hidden?s():requestAnimationFrame(()=>setTimeout(s))})`;

/**
 * Runs before the first paint, the only script in the page itself. Its hash stands in the security policy. Of what the storage
 * holds it only ever writes attributes.
 */
export const earlyScript = `{${choices}${consent}${presses}${waiting}${outcome}${start}}`;
