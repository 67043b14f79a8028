import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sandboxHouse } from "../house.ts";

/** Where a first walk begins. */
const HOME = "/en-it/";
/** What a phone and a large screen ask for: tiles, and the compositions that fill a screen. */
const TILE_WIDTHS = [400, 720];
const EDITORIAL_WIDTHS = [720, 1280];
const HEADERS = {
	"user-agent": "Mozilla/5.0 Chrome/140.0 (pictures ahead)",
	accept: "text/html,image/avif,image/webp,*/*;q=0.8",
};

/**
 * Draws the pictures of home and of the first list of each department ahead of the first visitor: one at a time, so that
 * a request meanwhile waits for one at most. Once for each state folder and version of the drawings. Gives up in
 * silence: what was not drawn ahead is drawn when it is asked for.
 */
export async function warmPictures(storefront: string, state: string): Promise<void> {
	const { media } = await sandboxHouse();
	const marker = join(state, `pictures-${media.version}`);
	if (existsSync(marker)) return;
	try {
		const home = await read(storefront + HOME);
		const asked = new Set<string>();
		for (const html of [home, ...(await readAll(storefront, departmentsOf(home)))])
			for (const picture of picturesOf(html)) {
				if (asked.has(picture)) continue;
				asked.add(picture);
				await (await fetch(storefront + picture, { headers: HEADERS })).arrayBuffer();
			}
		writeFileSync(marker, "");
	} catch {
		// The shop was stopped, or does not respond.
	}
}

async function readAll(storefront: string, paths: readonly string[]): Promise<string[]> {
	const pages: string[] = [];
	for (const path of paths) pages.push(await read(storefront + path));
	return pages;
}

async function read(url: string): Promise<string> {
	const response = await fetch(url, { headers: HEADERS });
	if (!response.ok) throw new Error(`${response.status} for ${url}`);
	return response.text();
}

/** Addresses of the departments: links one level below home, in their order, each once. */
export function departmentsOf(html: string): string[] {
	const links = Array.from(html.matchAll(/href="(\/[a-z]{2}-[a-z]{2}\/[a-z-]+)"/g), ([, path]) => path ?? "");
	return [...new Set(links)].filter((path) => !/\/(?:cart|search|sitemap)$/.test(path));
}

/** Addresses of a page's pictures in the widths that are asked for most. */
export function picturesOf(html: string): string[] {
	const sets = Array.from(html.matchAll(/srcset="([^"]+)"/gi), ([, set]) =>
		(set ?? "").replaceAll("&amp;", "&"),
	);
	return sets.flatMap((set) =>
		set
			.split(", ")
			.map((candidate) => candidate.split(" "))
			.filter(([url = "", width = ""]) =>
				(url.includes("/editorial/") ? EDITORIAL_WIDTHS : TILE_WIDTHS).includes(Number.parseInt(width, 10)),
			)
			.map(([url = ""]) => url)
			.filter((url) => url.startsWith("/")),
	);
}
