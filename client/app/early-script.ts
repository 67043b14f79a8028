import { GRID_KEY } from "../state/grid-choice.ts";

/**
 * Runs before the first paint, the only script in the page itself: what a shopper has chosen for this browser and no shared
 * page can know, and what was pressed last while the script was on its way (press-again.ts). Its hash stands in the security
 * policy. Of what the storage holds it only ever writes attributes.
 */
export const earlyScript = `try{var g=JSON.parse(localStorage.getItem("${GRID_KEY}"));document.documentElement.dataset.gridMobile=g.mobile;document.documentElement.dataset.gridDesktop=g.desktop}catch(e){}addEventListener("click",e=>document.pressed=e.target,!0)`;
