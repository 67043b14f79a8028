/** The cookies of one browser without script. */
export type CookieJar = {
	cookies: Map<string, string>;
	/** Returns the value of the header `cookie`; empty without cookies. */
	header: () => string;
	/** Keeps what a response sets; an empty value ends a cookie. */
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
