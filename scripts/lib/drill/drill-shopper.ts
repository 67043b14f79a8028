import { createCookieJar } from "../cookie-jar.ts";

export type DrillShopper = {
	prefix: string;
	get: (path: string, fault?: string) => Promise<Response>;
	post: (path: string, fields: Record<string, string>, fault?: string) => Promise<Response>;
};

const USER_AGENT =
	"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

export function newDrillShopper(origin: string, locale: string): DrillShopper {
	const jar = createCookieJar();
	const call = async (path: string, init: RequestInit, fault: string | undefined): Promise<Response> => {
		const response = await fetch(`${origin}/${locale}${path}`, {
			redirect: "manual",
			...init,
			headers: {
				"user-agent": USER_AGENT,
				origin,
				cookie: jar.header(),
				...(fault === undefined ? {} : { "x-vetrina-fault": fault }),
			},
		});
		jar.keep(response);
		return response;
	};
	const follow = async (path: string, fault: string | undefined, hops = 3): Promise<Response> => {
		const response = await call(path, {}, fault);
		const location = response.headers.get("location");
		const to = location === null ? null : new URL(location, origin);
		if (!to?.pathname.startsWith(`/${locale}/`) || hops === 0) return response;
		await response.body?.cancel();
		return follow(to.pathname.slice(locale.length + 1) + to.search, fault, hops - 1);
	};
	return {
		prefix: `/${locale}`,
		get: (path, fault) => follow(path, fault),
		post: (path, fields, fault) => call(path, { method: "POST", body: new URLSearchParams(fields) }, fault),
	};
}
