import { languageCodes } from "@vetrina/shop-rules/locale/languages.ts";
import { findScript } from "@vetrina/shop-rules/locale/scripts.ts";
import { stackInstalled } from "@vetrina/shop-rules/theme/fonts.ts";
import { completeTheme } from "@vetrina/shop-rules/theme/theme.ts";
import type { Context } from "hono";
import { noImagePath } from "../../shared/domain/media/no-image.ts";
import { textsOf } from "../../shared/i18n/all-texts.ts";
import type { AppEnv } from "../base/bindings.ts";
import { theme } from "../base/house.ts";
import { NO_STORE } from "../base/no-store.ts";
import { refuse } from "../base/problem.ts";
import { CACHE_CONTROL } from "../cache/policies.ts";
import { loadTexts } from "../request/load-texts.ts";

/** In CSS, 1vw is a hundredth of the drawing's width on the screen, so the text has about the same size on a tile and on the product page. */
const WORD_SIZES = "text{font-size:max(24px,88px - 12vw)}";

const [top, middle, bottom] = theme.colors.studio;
const WINDOWS = { arch: "M472 914V700a128 128 0 0 1 256 0v214z", square: "M472 572h256v342H472z" };
const window = WINDOWS[completeTheme(theme).corners.window];

const drawing = (text: string, language: string): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1600" width="1200" height="1600" lang="${language}"><style>${WORD_SIZES}</style><defs><linearGradient id="studio" x2="0" y2="1"><stop offset=".62" stop-color="${top}"/><stop offset=".84" stop-color="${middle}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><path fill="url(#studio)" d="M0 0h1200v1600H0z"/><path fill="none" stroke="${theme.colors.stoneSoft}" stroke-width="4" d="${window}"/><text x="600" y="1044" fill="${theme.colors.stone}" font-family="${stackInstalled(theme, "text", findScript(language))}" text-anchor="middle">${text}</text></svg>`;

export const handleNoImage = async (c: Context<AppEnv>): Promise<Response> => {
	const { pathname } = new URL(c.req.url);
	const code = languageCodes.find((one) => noImagePath(one) === pathname);
	if (!code) return refuse(c.req.raw, 404, "There is no such picture.");
	const isLoaded = await loadTexts(c.env.ASSETS, code).then(
		() => true,
		() => false,
	);
	return new Response(drawing(isLoaded ? textsOf(code).t("noImage") : "", code), {
		headers: {
			"content-type": "image/svg+xml; charset=utf-8",
			"cache-control": isLoaded ? CACHE_CONTROL.noImage : NO_STORE,
		},
	});
};
