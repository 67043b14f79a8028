import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sandboxHouse } from "../house.ts";

const HOME = "/en-it/";
const TILE_WIDTHS = [400, 720];
const EDITORIAL_WIDTHS = [720, 1280];
const HEADERS = {
	"user-agent": "Mozilla/5.0 Chrome/140.0 (pictures ahead)",
	accept: "text/html,image/avif,image/webp,*/*;q=0.8",
};

/**
 * Requests the first pictures of the home page and departments, so that the cloud draws them before the first visitor: one at a time,
 * so that a visitor waits for at most one. Runs once per state folder and version of the drawings. Failures are ignored, because
 * missing pictures are drawn on request.
 */
export async function warmPictures(storefront: string, state: string): Promise<void> {
	const { media } = await sandboxHouse();
	const marker = join(state, `pictures-${media.version}`);
	if (existsSync(marker)) return;
	try {
		const home = await read(storefront + HOME);
		const requestedUrls = new Set<string>();
		for (const html of [home, ...(await readAll(storefront, listDepartments(home)))])
			for (const picture of listPictures(html)) {
				if (requestedUrls.has(picture)) continue;
				requestedUrls.add(picture);
				await (await fetch(storefront + picture, { headers: HEADERS })).arrayBuffer();
			}
		writeFileSync(marker, "");
	} catch {
		// The shop has stopped or does not respond.
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

export function listDepartments(html: string): string[] {
	const links = Array.from(html.matchAll(/href="(\/[a-z]{2}-[a-z]{2}\/[a-z-]+)"/g), ([, path]) => path ?? "");
	return [...new Set(links)].filter((path) => !/\/(?:cart|search|sitemap)$/.test(path));
}

export function listPictures(html: string): string[] {
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
