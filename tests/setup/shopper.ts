import { inject } from "vitest";

export const BROWSER_USER_AGENT =
	"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

export type Shopper = {
	fetch(path: string, init?: RequestInit): Promise<Response>;
	cookies: Map<string, string>;
};

export function newShopper(headers: Record<string, string> = {}, origin = inject("storefront")): Shopper {
	const cookies = new Map<string, string>();
	return {
		cookies,
		async fetch(path, init = {}) {
			const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
			const response = await fetch(new URL(path, origin), {
				redirect: "manual",
				...init,
				headers: {
					"user-agent": BROWSER_USER_AGENT,
					...(jar ? { cookie: jar } : {}),
					...(init.method && init.method !== "GET" ? { origin } : {}),
					...headers,
					...(init.headers as Record<string, string> | undefined),
				},
			});
			for (const line of response.headers.getSetCookie()) keep(cookies, line);
			return response;
		},
	};
}

function keep(cookies: Map<string, string>, line: string): void {
	const [pair = "", ...attributes] = line.split(";");
	const at = pair.indexOf("=");
	const name = pair.slice(0, at).trim();
	if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) cookies.delete(name);
	else cookies.set(name, pair.slice(at + 1).trim());
}
