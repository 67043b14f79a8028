import { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";

import.meta.glob("../../../client/styles/languages/*.css", { eager: true });

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1600"><rect width="100%" height="100%" fill="silver"/></svg>')}`;

/** Pictures come from the commerce cloud, which the catalogue does without: a plain one takes their place. */
const replacePicture = ({ target }: Event): void => {
	if (!(target instanceof HTMLImageElement) || target.src === PICTURE) return;
	for (const source of target.parentElement?.querySelectorAll("source") ?? []) source.remove();
	target.removeAttribute("srcset");
	target.src = PICTURE;
};
window.addEventListener("error", replacePicture, { capture: true });

/** Each language of the shop; Arabic is written from right to left. */
export const globalTypes = {
	language: {
		description: "Language",
		toolbar: { icon: "globe", items: LANGUAGES, dynamicTitle: true },
	},
};
export const initialGlobals = { language: "en" };
export const parameters = { layout: "fullscreen", controls: { disable: true } };
