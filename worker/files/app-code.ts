import type { Context } from "hono";
import { readAppCodePath } from "../../shared/domain/addresses/paths.ts";
import type { AppEnv } from "../base/bindings.ts";
import { theme } from "../base/house.ts";
import { problem } from "../base/problem.ts";
import { CACHE_CONTROL } from "../cache/policies.ts";
import { makeQrCode } from "./qr-code.ts";

/** Readers need a light margin of four cells. */
const MARGIN = 4;

export const drawAppCode = (address: string): string => {
	const rows = makeQrCode(address);
	const size = rows.length + 2 * MARGIN;
	const runs = rows.flatMap((row, y) =>
		row.flatMap((isDark, x) => (isDark ? [`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`] : [])),
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="${theme.colors.paper}" d="M0 0h${size}v${size}H0z"/><path fill="${theme.colors.ink}" d="${runs.join("")}"/></svg>`;
};

/** Responds with the code of an app in the App Store, whose id is in the path. */
export const handleAppCode = (c: Context<AppEnv>): Response => {
	const id = readAppCodePath(c.req.path);
	if (!id) return problem(404, "There is no such file.");
	return new Response(drawAppCode(`https://apps.apple.com/app/${id}`), {
		headers: { "content-type": "image/svg+xml; charset=utf-8", "cache-control": CACHE_CONTROL.favicon },
	});
};
