import { GRID_KEY } from "../state/grid-choice.ts";

/**
 * Runs before the first paint, the only script in the page itself: what a shopper has chosen for this browser and no shared
 * page can know. Its hash stands in the security policy. It only ever writes attributes, whatever the storage holds.
 */
export const earlyScript = `try{var g=JSON.parse(localStorage.getItem("${GRID_KEY}"));document.documentElement.dataset.gridMobile=g.mobile;document.documentElement.dataset.gridDesktop=g.desktop}catch(e){}`;
