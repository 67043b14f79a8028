import { HEADERS } from "./load.ts";

type PageName = "home" | "list" | "product";

export async function pagesToWeigh(origin: string): Promise<[PageName, string][]> {
	const list = `${origin}/en-it/women/dresses`;
	return [
		["home", `${origin}/en-it/`],
		["list", list],
		["product", await firstProduct(list)],
	];
}

export async function firstProduct(list: string): Promise<string> {
	const html = async (url: string): Promise<string> => (await fetch(url, { headers: HEADERS })).text();
	for (const [, href = ""] of (await html(list)).matchAll(/href="([^"]+\.html)"/g)) {
		const { href: url } = new URL(href, list);
		if (/data-state="available"/.test(await html(url))) return url;
	}
	throw new Error(`No product of ${list} has sizes`);
}
