export type CookieJar = {
	cookies: Map<string, string>;
	header: () => string;
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
