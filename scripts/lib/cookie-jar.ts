export type CookieJar = {
	cookies: Map<string, string>;
	/** Returns the `cookie` header; empty if there are no cookies. */
	header: () => string;
	/** Stores a response's cookies; an empty value deletes one. */
	keep: (response: Response) => void;
};

export function createCookieJar(): CookieJar {
	const cookies = new Map<string, string>();
	return {
		cookies,
		header: () => [...cookies].map((pair) => pair.join("=")).join("; "),
		keep: (response) => {
			for (const line of response.headers.getSetCookie()) {
				const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
				if (value) cookies.set(name, value);
				else cookies.delete(name);
			}
		},
	};
}
